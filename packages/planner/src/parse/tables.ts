const rule = /^\s*\|?[\s|:=+-]*-[\s|:=+-]*$/;
export const numberHead =
  /^(?:#|no\.?|nr\.?|num(?:ber)?|id|(?:test )?step ?(?:#|no\.?|nr\.?|number|id)|(?:test )?steps?)$/i;
const actionHead =
  /^(?:(?:test |user |my )?(?:steps?|actions?)|step description|(?:test )?step action|description|instructions?|what (?:to|i|we) do|do|when|procedure|activity)$/i;
const expectHead =
  /^(?:expected(?: (?:results?|outcomes?|behaviou?rs?|outputs?|values?))?|expectations?|results?|outcomes?|what should happen|what (?:i|we) (?:expect|should see)|should|then|system response|verif(?:y|ication)|checks?|er)$/i;
const dataHead = /^(?:(?:test |input )?(?:data|values?)|inputs?)$/i;
const fieldHead = /^(?:fields?|labels?|field names?|names?|input|inputs?)$/i;
const valueHead = /^(?:values?|data|contents?|entry|text|test data|input)$/i;
export const asideHead =
  /^(?:actual(?: (?:results?|outcomes?|behaviou?rs?))?|status|pass(?:ed)?(?: ?\/ ?fail(?:ed)?)?|ok\??|notes?|comments?|remarks?|priority)$/i;

export function splitCells(line: string): string[] | undefined {
  const text = line.trim();
  if (!text.includes('|') && !/\S\t+\S/.test(text)) return undefined;
  const inner = text.includes('|') ? text.replace(/^\|/, '').replace(/\|$/, '') : text;
  return inner.split(text.includes('|') ? '|' : /\t/).map((cell) => cell.trim());
}

type Role = 'number' | 'action' | 'then' | 'data' | 'field' | 'value' | 'aside';

/** What each column holds, where the headings say it of all of them. */
function readHeads(heads: string[]): Role[] | undefined {
  const roles = heads.map((head): Role | undefined => {
    if (expectHead.test(head)) return 'then';
    if (actionHead.test(head)) return 'action';
    if (numberHead.test(head)) return 'number';
    if (dataHead.test(head)) return 'data';
    return asideHead.test(head) || head === '' ? 'aside' : undefined;
  });
  const isSteps = roles.includes('action') && (roles.includes('then') || roles.includes('number'));
  if (isSteps && roles.every((role) => role !== undefined)) {
    const known = roles.filter((role) => role !== undefined);
    // "Step | Action | Expected": the first of two only counts.
    const first = known.indexOf('action');
    const isTwice = known.filter((role) => role === 'action').length > 1;
    return isTwice ? known.map((role, index) => (index === first ? 'number' : role)) : known;
  }
  const [name = '', value = ''] = heads;
  return heads.length === 2 && fieldHead.test(name) && valueHead.test(value) ? ['field', 'value'] : undefined;
}

function pick(cells: string[], roles: Role[], role: Role): string {
  return cells
    .filter((_, index) => roles[index] === role)
    .join(' ')
    .replace(/<br\s*\/?>/gi, ' ')
    .trim();
}

const isNothing = (text: string) => /^(?:-|–|n\/?a|none)?$/i.test(text);

function writeRow(cells: string[], roles: Role[]): string[] {
  if (roles[0] === 'field') return [`- ${cells[0] ?? ''}: ${cells[1] ?? ''}`];
  const data = pick(cells, roles, 'data');
  const action = pick(cells, roles, 'action');
  const expected = pick(cells, roles, 'then');
  const done = isNothing(data) ? action : `${action.replace(/[.:]$/, '')}: ${data}`;
  return [
    ...(isNothing(action) ? [] : [`Steps: ${done}`]),
    ...(isNothing(expected) ? [] : [`Expected: ${expected}`]),
  ];
}

/** Writes a table of steps or of fields as the lines that it stands for; other tables stay as they are. */
export function writeTables(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const heads = splitCells(line);
    const next = rule.test(lines[index + 1] ?? '') ? index + 2 : index + 1;
    const roles = heads && readHeads(heads);
    const rows = roles ? takeRows(lines.slice(next), roles.length) : [];
    const { fields, end } = roles ? { fields: [], end: 0 } : takeFields(lines, index, written.at(-1) ?? '');
    if (roles && rows.length > 0) {
      written.push(...rows.flatMap((cells) => writeRow(cells, roles)));
      index = next + rows.length - 1;
    } else if (fields.length > 0) {
      written.push(...fields);
      index = end;
    } else written.push(line);
  }
  return written.join('\n');
}

function takeRows(lines: string[], width: number): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const cells = splitCells(line);
    if (!cells || cells.length > width + 1 || rule.test(line)) break;
    rows.push(cells);
  }
  return rows;
}

/** A table of two columns right after "fill in the form:" holds names and values. */
function takeFields(lines: string[], start: number, before: string): { fields: string[]; end: number } {
  const fields: string[] = [];
  let end = start;
  if (/(?:\b(?:fill|enter|type|form|details|data|values)\b.*):\s*$/i.test(before))
    for (const [index, line] of lines.slice(start).entries()) {
      const cells = /^\s*\|.*\|\s*$/.test(line) ? splitCells(line) : undefined;
      if (cells?.length !== 2) break;
      fields.push(`- ${cells[0]}: ${cells[1]}`);
      end = start + index;
    }
  return { fields, end };
}
