import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { isList } from '../ground/listed.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isAside } from './cards.ts';
import { itemsIn, mainItems } from './count.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

const listing = new Set([undefined, 'list', 'table', 'section']);

/** "The cart is empty": a page says so in words, or lists things and thereby says the opposite. Undefined where it does neither. */
export function observeEmptiness(
  { elements, text, title }: PageSnapshot,
  target: Target,
): Observation | undefined {
  const { name, kind, within } = target;
  const wanted = foldWords(name);
  if (kind === 'form' && !within) return observeForm(elements.filter(({ states }) => states.visible));
  if (wanted === '' && !within && isList(target))
    return observeNoList(elements.filter(({ states }) => states.visible));
  if (wanted === '' || within || !listing.has(kind)) return undefined;
  const words = ` ${foldWords(text)} `;
  const said = [`${wanted} is empty`, `${wanted} is currently empty`, `${wanted} is still empty`].find(
    (one) => words.includes(` ${one} `),
  );
  if (said) return judged(true, `the page says that the ${said}`);
  const seen = elements.filter(({ states }) => states.visible);
  const part = observePart(seen, wanted);
  if (part) return part;
  if (!foldWords(title).split(' ').includes(wanted)) return undefined;
  const items = mainItems(seen);
  return items.length > 0 ? judged(false, `it lists ${items.length}`) : undefined;
}

const written = /^(?:textbox|searchbox)$/;

/** "The form is empty again": nothing is written in the fields of the one form on the page. */
function observeForm(seen: readonly SeenElement[]): Observation | undefined {
  const fields = seen.filter(
    ({ role, inputType, states }) => written.test(role) && inputType !== 'password' && states.editable,
  );
  const forms = seen
    .filter(({ role }) => role === 'form')
    .map((form) => fields.filter(({ containers }) => containers.includes(form.ref)))
    .filter((own) => own.length > 0);
  const [own, other] = forms;
  if (!own || other) return undefined;
  const filled = own.find(({ value }) => value.trim() !== '');
  return filled
    ? judged(false, `${show(filled.name || filled.label)} holds ${show(filled.value)}`)
    : judged(true, 'all its fields are empty');
}

const saysNothing =
  /^(?:there (?:is|are) )?(?:no|nothing|none|empty)\b.{0,60}$|\bis (?:currently |still )?empty\b/i;

/** "The list is empty" on a page that lists nothing but the ways around the site: a page then says so in words, if at all. */
function observeNoList(seen: readonly SeenElement[]): Observation | undefined {
  const byRef = new Map(seen.map((element) => [element.ref, element]));
  const own = seen.filter((element) => !isAside(element, byRef));
  if (own.some(({ role }) => /^(?:list|table|grid|treegrid|tree|feed)$/.test(role))) return undefined;
  const said = own.find(({ text }) => saysNothing.test(text));
  if (said) return judged(true, `it says ${show(said.text)}`);
  const message =
    'The page has no list or table that could be empty. Say which is meant, or what should be read there.';
  return { outcome: 'problem', problem: new Problem('not found', message) };
}

/** A part of the page under a heading of that name: what it lists, or that it says there is nothing. */
function observePart(seen: readonly SeenElement[], wanted: string): Observation | undefined {
  const titles = seen.filter(({ role, text }) => role === 'heading' && foldWords(text) === wanted);
  const [title] = titles;
  if (!title || titles.length > 1) return undefined;
  const part = seen.find(
    ({ role, ref, name }) =>
      /^(?:region|group|tabpanel)$/.test(role) &&
      title.containers.includes(ref) &&
      foldWords(name) === wanted,
  );
  if (!part) return undefined;
  const inside = seen.filter(({ containers }) => containers.includes(part.ref));
  const listed = itemsIn(inside);
  if (listed.length > 0) return judged(false, `it lists ${listed.length}`);
  const said = inside.find(({ text }) => saysNothing.test(text));
  return said && judged(true, `it says ${show(said.text)}`);
}
