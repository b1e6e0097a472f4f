import type { Look } from '../../steps/language.ts';
import { writeString } from './write-text.ts';

/** Characters that file names may not have; the name is only told apart by what is left. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain.slice(0, 80) || 'look'}.png`;
}

/** Playwright keeps the pictures itself, beside the test. */
export function writeLook(
  look: Look,
  found: string | undefined,
  { not, withinSeconds }: { not: string; withinSeconds: number | undefined },
): string[] {
  const options = [
    ...(look.whole ? ['fullPage: true'] : []),
    ...(look.percent === undefined
      ? []
      : [`maxDiffPixelRatio: ${Number((look.percent / 100).toPrecision(12))}`]),
    ...(withinSeconds === undefined ? [] : [`timeout: ${withinSeconds * 1000}`]),
  ];
  const parts = [
    ...(look.as === undefined ? [] : [writeString(toFileName(look.as))]),
    ...(options.length === 0 ? [] : [`{ ${options.join(', ')} }`]),
  ];
  return [`await expect(${found ?? 'page'}).${not}toHaveScreenshot(${parts.join(', ')});`];
}
