import type { ApiEndpoint } from '@assay/contract';
import type { AnswerField, Notes } from './types.ts';

/** An endpoint with what its document tells of it. */
export interface Linked {
  endpoint: ApiEndpoint;
  /** Its path with `{name}` for each parameter, where the format tells them. */
  template: string | undefined;
  answer: AnswerField[] | undefined;
}

interface Segment {
  text: string;
  /** The name of its parameter or variable; empty for an id as it was sent. */
  parameter: string;
  isId: boolean;
}

const variable = /^\{\{\s*([^{}]+?)\s*\}\}$/;
const parameterForm = /^\{([^{}]+)\}$/;
/** 42, a UUID, a long hexadecimal number, or letters and digits in one word such as `cus_9s6XKzkNRiz8i3`. */
const idForm =
  /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,}|(?=[^\s]*\d)(?=[^\s]*[a-z])[\w-]{8,})$/i;

function splitPath(path: string): { place: string[]; query: string } {
  const at = path.search(/[?#]/);
  const place = at < 0 ? path : path.slice(0, at);
  return { place: place.split('/'), query: at < 0 ? '' : path.slice(at) };
}

function readSegments({ endpoint, template }: Linked): Segment[] {
  const written = splitPath(endpoint.path).place;
  const known = template === undefined ? undefined : splitPath(template).place;
  return written.map((text, at) => {
    const name = known?.length === written.length ? parameterForm.exec(known[at] ?? '')?.[1] : undefined;
    if (name !== undefined) return { text, parameter: name, isId: true };
    if (known) return { text, parameter: '', isId: false };
    const named = variable.exec(text)?.[1];
    // An address that begins with a variable begins with its host.
    if (named !== undefined) return { text, parameter: named, isId: at > 0 };
    return { text, parameter: '', isId: at > 0 && idForm.test(text) };
  });
}

/** The same for all ids: `/pets/:/toys`. */
function keyOf(segments: readonly Segment[]): string {
  return segments.map(({ text, isId }) => (isId ? ':' : text)).join('/');
}

function singular(word: string): string {
  const name = word.replace(/[^\w]+/g, '_');
  if (/ies$/i.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/i.test(name)) return name;
  return /(?:ch|sh|x|s)es$/i.test(name) ? name.slice(0, -2) : name.replace(/s$/i, '');
}

/** Where the id of a new thing stands in the answer to the request that made it; undefined where it is not there. */
function findId(answer: AnswerField[] | undefined, segment: Segment, thing: string): string | undefined {
  if (!answer) return '$.id';
  const isRecorded = answer.some(({ value }) => value !== undefined);
  if (isRecorded) return answer.find(({ value }) => value === segment.text)?.path;
  const names = [segment.parameter, 'id', `${thing}Id`, `${thing}_id`, '_id', 'uuid', `${thing}Uuid`, 'key'];
  const folded = answer.map(({ name, path }) => ({ name: name.toLowerCase(), path }));
  for (const name of names.filter(Boolean)) {
    const found = folded.find((field) => field.name === name.toLowerCase());
    if (found) return found.path;
  }
  return undefined;
}

interface Creator {
  linked: Linked;
  segments: Segment[];
  at: number;
}

/** The request that makes what stands at a place of a path: the last one before it, or any where the order means nothing. */
function findCreator(
  creators: readonly Creator[],
  segments: readonly Segment[],
  place: number,
  at: number,
  isOrdered: boolean,
): Creator | undefined {
  const before = segments.slice(0, place);
  const fitting = creators.filter((creator) => {
    if (creator.at === at || creator.segments.length !== place) return false;
    if (!isOrdered) return keyOf(creator.segments) === keyOf(before);
    return creator.at < at && creator.segments.every(({ text }, index) => text === before[index]?.text);
  });
  const recorded = fitting.filter(({ linked }) =>
    linked.answer?.some(({ value }) => value === segments[place]?.text),
  );
  return recorded.at(-1) ?? fitting.at(-1);
}

/** A name for what is captured: that of the parameter, unless it says nothing or stands for other things too. */
function nameId(parameter: string, thing: string, taken: ReadonlySet<string>): string {
  const own = /^(?:id|uuid|key|)$/i.test(parameter) ? `${thing}Id` : parameter;
  const name = own.replace(/[^\w.-]+/g, '_');
  for (let number = 2; ; number += 1) {
    const tried = number === 2 ? name : `${name}${number - 1}`;
    if (!taken.has(tried)) return tried;
  }
}

function replaceSegments({ endpoint }: Linked, names: ReadonlyMap<number, string>): void {
  const { place, query } = splitPath(endpoint.path);
  const path = place.map((text, at) => (names.has(at) ? `{{${names.get(at)}}}` : text)).join('/') + query;
  if (endpoint.name === `${endpoint.method} ${endpoint.path}`.slice(0, 200)) {
    endpoint.name = `${endpoint.method} ${path}`.slice(0, 200);
  }
  endpoint.path = path;
}

/** A thing is made before it is used and deleted when nothing uses it any more. */
function putInOrder(all: readonly Linked[], uses: ReadonlyMap<Linked, Map<Linked, number>>): Linked[] {
  let order = [...all];
  const move = (one: Linked, to: number) => {
    const rest = order.filter((other) => other !== one);
    order = [...rest.slice(0, to), one, ...rest.slice(to)];
  };
  // Outer things come first, since inner ones are made in them.
  const makers = [...uses.keys()].sort((one, other) => depthOf(one) - depthOf(other));
  for (const maker of makers) {
    const first = order.findIndex((one) => uses.get(maker)?.has(one));
    if (order.indexOf(maker) > first) move(maker, first);
  }
  for (const maker of makers.reverse()) {
    const users = uses.get(maker) ?? new Map<Linked, number>();
    for (const [user, place] of users) {
      if (user.endpoint.method !== 'DELETE' || depthOf(user) !== place) continue;
      const last = order.findLastIndex((one) => one !== user && users.has(one));
      if (last > order.indexOf(user)) move(user, last);
    }
  }
  return order;
}

function depthOf({ endpoint }: Linked): number {
  return splitPath(endpoint.path).place.length - 1;
}

/**
 * Takes the id of what a POST made from its answer and puts it into later calls of the same resource:
 * POST /pets, GET /pets/{{petId}}, DELETE /pets/{{petId}}. `isOrdered`: the requests stand in the order in which they were made.
 */
export function chainIds(
  all: Linked[],
  isOrdered: boolean,
  variables: Record<string, string>,
  notes: Notes,
): Linked[] {
  const read = all.map((linked, at) => ({ linked, at, segments: readSegments(linked) }));
  const creators = read.filter(
    ({ linked, segments }) => linked.endpoint.method === 'POST' && segments.at(-1)?.isId === false,
  );
  const names = new Map<string, string>();
  const captured = new Set(all.flatMap(({ endpoint }) => endpoint.captures.map(({ name }) => name)));
  const uses = new Map<Linked, Map<Linked, number>>();
  const replaced = read.map(() => new Map<number, string>());
  const settled = new Set<string>();
  for (const { linked, at, segments } of read) {
    segments.forEach((segment, place) => {
      if (!segment.isId || captured.has(segment.parameter)) return;
      const creator = findCreator(creators, segments, place, at, isOrdered);
      const thing = singular(segments[place - 1]?.text ?? '') || 'item';
      const expression = creator && findId(creator.linked.answer, segment, thing);
      if (!creator || expression === undefined) return;
      const { endpoint } = creator.linked;
      const key = JSON.stringify([creator.at, expression]);
      const name = names.get(key) ?? nameId(segment.parameter, thing, new Set(names.values()));
      if (!names.has(key)) {
        names.set(key, name);
        endpoint.captures = [...endpoint.captures, { name, from: 'jsonpath', expression }];
        notes.add(`{{${name}}} is taken from the answer of "${endpoint.name}".`);
      }
      replaced[at]?.set(place, name);
      if (segment.parameter !== '') settled.add(segment.parameter);
      const users = uses.get(creator.linked) ?? new Map<Linked, number>();
      uses.set(creator.linked, users.set(linked, place));
    });
  }
  read.forEach(({ linked, at }) => {
    const own = replaced[at];
    if (own && own.size > 0) replaceSegments(linked, own);
  });
  const written = JSON.stringify(all.map(({ endpoint: { name: _, ...sent } }) => sent));
  for (const name of settled) {
    const used = written.split(`{{${name}}}`).length - 1;
    const chained = replaced.flatMap((own) => [...own.values()]).filter((own) => own === name).length;
    if (used > chained) continue;
    // Without a value of its own, nothing is asked for by a made-up id where the POST has failed.
    delete variables[name];
    notes.remove(`The parameter "${name}" has no example. Give {{${name}}} a value under the variables.`);
    notes.remove(`The path variable ":${name}" has no value. Give {{${name}}} one under the variables.`);
  }
  return isOrdered ? all : putInOrder(all, uses);
}
