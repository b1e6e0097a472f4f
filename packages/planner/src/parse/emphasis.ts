const strong = /\*\*([^*\n]+)\*\*|__([^_\n]+)__/g;
const functionWord = /^(?:given|when|then|and|but|not|no|only|never|always|all|must|should|or)$/i;
const labelForm = /[:.]$/;

/** "AC1:" begins an item of a list; later it would be taken for a value. */
const criterionMark = /^(\s*)(?:[-*•]\s+)?\(?(?:(?:AC|CA)[ -]?\d{1,2}\)?\s*[:.)-]|AC\s*:)\s+/gim;

/** Bold words inside a sentence name what is on the page; elsewhere they only stress. */
export function writeEmphasis(text: string): string {
  return text
    .replace(criterionMark, '$1- ')
    .split('\n')
    .map((line) =>
      line.replace(strong, (whole, first: string | undefined, second: string | undefined, offset: number) => {
        const inner = (first ?? second ?? '').trim();
        const before = line.slice(0, offset);
        const isWholeLine = line.trim().replace(/:$/, '') === whole;
        if (isWholeLine) return whole;
        const isStart = /^[\s\d.)*•–-]*$/.test(before);
        const isName = /^[A-Z$€£\d]/.test(inner) && !functionWord.test(inner) && !labelForm.test(inner);
        return isName && !isStart && !/["“'`]/.test(inner) && !/["“]$/.test(before) ? `"${inner}"` : inner;
      }),
    )
    .join('\n');
}
