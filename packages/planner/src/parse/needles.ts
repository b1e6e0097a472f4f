/** What is known of a part of a form: texts of which every match contains one, and where the part ends. */
interface Part {
  needles: string[] | undefined;
  end: number;
}

/** Shorter ones stand in nearly every sentence. */
const shortest = 3;
/** Looking for more of them would take as long as trying the form itself. */
const most = 12;

const quantifier = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const group = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const escaped = /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[pPk][{<][^}>]*[}>]|.)/y;
const characterSet = /\[(?:\\.|[^\]\\])*\]/y;
const nowhere = new Set(['\\b', '\\B', '^', '$']);

function takeAt(form: RegExp, source: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(source)?.[0];
}

/** The one character that an escape stands for, if it stands for one. */
function readEscape(written: string): string | undefined {
  if (/^\\[ux]/.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
  return /^\\[^\w\s]$/.test(written) ? written.charAt(1) : undefined;
}

function isBetter(one: string[], other: string[] | undefined): boolean {
  const least = (needles: string[]) => Math.min(...needles.map(({ length }) => length));
  return other === undefined || least(one) > least(other);
}

/** The texts that tell most of a row of parts that all must be there. */
function pickBest(candidates: readonly (string[] | undefined)[]): string[] | undefined {
  let best: string[] | undefined;
  for (const needles of candidates)
    if (needles && needles.length <= most && needles.every(({ length }) => length >= shortest))
      if (isBetter(needles, best)) best = needles;
  return best;
}

function readRow(source: string, start: number): Part {
  const candidates: (string[] | undefined)[] = [];
  let run = '';
  let at = start;
  const endRun = () => {
    candidates.push([run.toLowerCase()]);
    run = '';
  };
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const opening = takeAt(group, source, at);
    const inner = opening === undefined ? undefined : readAlternatives(source, at + opening.length);
    const written = takeAt(escaped, source, at) ?? takeAt(characterSet, source, at) ?? source.charAt(at);
    at = inner ? inner.end + 1 : at + written.length;
    const repeated = takeAt(quantifier, source, at) ?? '';
    at += repeated.length;
    const isSure = !/^(?:[?*]|\{0)/.test(repeated);
    if (inner) {
      endRun();
      if (isSure && !/^\(\?<?[=!]/.test(opening ?? '')) candidates.push(inner.needles);
      continue;
    }
    if (nowhere.has(written)) continue;
    const letter = written.startsWith('\\')
      ? readEscape(written)
      : written.length === 1 && written !== '.'
        ? written
        : undefined;
    if (letter !== undefined && isSure) run += letter;
    if (letter === undefined || repeated !== '') endRun();
  }
  endRun();
  return { needles: pickBest(candidates), end: at };
}

function readAlternatives(source: string, start: number): Part {
  const needles: string[] = [];
  let isKnown = true;
  for (let at = start; ; at += 1) {
    const row = readRow(source, at);
    if (row.needles) needles.push(...row.needles);
    else isKnown = false;
    at = row.end;
    if (source[at] !== '|') return { needles: isKnown ? needles : undefined, end: at };
  }
}

/**
 * Texts in small letters, one of which stands in whatever matches the form; undefined where there are none worth looking for.
 * There are hundreds of forms, most of them about words that a sentence has not got, and looking for a word is quick.
 */
export function findNeedles({ source }: RegExp): string[] | undefined {
  return pickBest([readAlternatives(source, 0).needles]);
}
