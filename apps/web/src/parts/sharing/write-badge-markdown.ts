/** A badge for a README that leads to the shared page. */
export function writeBadgeMarkdown({ url, badge_url }: { url: string; badge_url: string }): string {
  return `[![Assay](${badge_url})](${url})`;
}
