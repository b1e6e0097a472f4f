import type { ShareState } from '@assay/contract/choices';

const colours: Record<ShareState, string> = {
  passing: '#14713f',
  failing: '#b3261e',
  'no result': '#676153',
};
/** About how wide letters of this font are; `textLength` makes the words fit exactly, whatever font there is. */
const widths: Record<string, number> = { i: 3, l: 3, f: 3.9, t: 4.3, r: 4.7, ' ': 3.9, s: 5.7, A: 7.5 };
const usualWidth = 6.7;
const margin = 6;

function measure(text: string): number {
  return Math.round([...text].reduce((sum, letter) => sum + (widths[letter] ?? usualWidth), 0));
}

/** A small picture that says how things stand: shapes and words alone, nothing that runs or loads. */
export function drawBadge(state: ShareState): string {
  const label = 'Assay';
  const left = measure(label) + 2 * margin;
  const right = measure(state) + 2 * margin;
  const write = (text: string, from: number, width: number) =>
    `<text x="${from + width / 2}" y="14" textLength="${width - 2 * margin}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${state}">`,
    `<title>${label}: ${state}</title>`,
    `<rect width="${left + right}" height="20" rx="4" fill="#36322a"/>`,
    `<path d="M${left} 0h${right - 4}a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-${right - 4}z" fill="${colours[state]}"/>`,
    '<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">',
    write(label, 0, left),
    write(state, left, right),
    '</g></svg>',
  ].join('');
}
