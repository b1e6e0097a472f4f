/** Words that head a part of a text and belong to no sentence. */
const labels = new Set(
  [
    'given when then and but feature scenario outline background example examples rule',
    'expected expectation result results actual er ar str step steps reproduce to action actions precondition',
    'preconditions acceptance criteria criterion ac test case title summary environment env severity priority',
    'note notes data input output setup goal id no nr check checks verify description name status type url',
  ]
    .join(' ')
    .split(' '),
);
const most = { labelWords: 4 };

/** `TC-12`, `#4711`, `a)`, `1.2.`: what numbers a text or a line of it. */
const number = /^(?:[#(]?[A-Za-z]{0,6}[-_ ]?\d+(?:[.-]\d+)*|[a-z](?=[).])|[ivx]+(?=[).]))[).:\]]*$/;

function isLabel(words: string): boolean {
  const said = words.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  return said.every((word) => labels.has(word.toLowerCase()) || /^\d+$/.test(word));
}

/** What stands between two sentences and is neither a bullet, a number nor a label. */
export function findLoose(gap: string): string[] {
  return gap
    .split(/[\n|]/)
    .map((part) => part.replace(/^[\s\-*+•·▪◦–—>→✓✔☐☑\][]+/u, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .filter((part) => {
      const bare = part
        .split(/\s+/)
        .filter((word) => !number.test(word))
        .join(' ');
      const words = bare.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      return words > 0 && !isLabel(bare) && !(/:[*_\s]*$/.test(bare) && words <= most.labelWords);
    });
}

export interface Placed {
  /** Where each sentence begins in the text; undefined where it does not stand there after the one before it. */
  starts: (number | undefined)[];
  /** Words of the text that are in no sentence. */
  loose: string[];
}

export function placeSentences(text: string, saids: readonly string[]): Placed {
  const starts: (number | undefined)[] = [];
  const loose: string[] = [];
  let end = 0;
  for (const said of saids) {
    const start = text.indexOf(said, end);
    starts.push(start < 0 ? undefined : start);
    if (start < 0) continue;
    loose.push(...findLoose(text.slice(end, start)));
    end = start + said.length;
  }
  return { starts, loose: [...loose, ...findLoose(text.slice(end))] };
}
