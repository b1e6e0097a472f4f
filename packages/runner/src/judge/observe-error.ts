import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import type { Purpose } from '../ground/types.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { findOwners, isEntry, type Owners } from './error-owners.ts';
import { groundIn } from './ground-in.ts';
import { innermost, successWords } from './observe-message.ts';
import type { PageView } from './page-view.ts';
import { wasSeen } from './seen-before.ts';
import { containsText, show, tidy } from './texts.ts';
import { choose, judged, type Observation, unsure } from './types.ts';

/** They say that something is wrong. */
const failing =
  /\b(?:wrong|invalid|incorrect|errors?|fail(?:ed|s|ure)?|denied|mismatch|unsupported|forbidden|rejected|refused|unable|unknown|expired|exceeds?|not (?:an? |be |yet )?(?:valid|allowed|found|possible|match|accepted|correct|recogni[sz]ed|available)|(?:do|does)(?:n['’]t| not) (?:match|exist|look)|is(?:n['’]t| not) (?:an? )?|cannot|can(?:['’]t| not)|could(?:n['’]t| not)|already (?:taken|exists?|in use|registered|used)|is taken|try again|too (?:short|long|small|large|weak|many|few|big|high|low|old|young))\b/i;
/** They ask for something, as hints do that stand there all the time. */
const asking =
  /\b(?:must|required|enter|choose|select|pick|at least|at most|missing|please|provide|fill|needs?|should|blank|empty|only)\b/i;
const spoken = /^(?:alert|status|log|alertdialog)$/;
const longestMessage = 300;

type Strength = 'sure' | 'perhaps';

interface ErrorMessage {
  text: string;
  strength: Strength;
  element?: SeenElement;
}

/** The field that is spoken of; undefined where there is none of that name. */
function findField(page: PageView, target: Target): SeenElement | Problem | undefined {
  const purposes: Purpose[] = ['type', 'select', 'check', 'choose', 'set', 'upload', 'look'];
  for (const purpose of purposes) {
    const found = groundIn(page, target, purpose);
    if (found.outcome === 'found' && isEntry(found.chosen.element)) return found.chosen.element;
    if (found.outcome !== 'ambiguous') continue;
    const entries = found.candidates.filter(({ element }) => isEntry(element));
    const [first] = entries;
    const isOneGroup = entries.every(
      ({ element }) => element.group && element.group === first?.element.group,
    );
    if (first && isOneGroup) return first.element;
    if (first) return explain(target, found);
  }
  return undefined;
}

/** What the page may say an error with. A part with fields in it is no message. */
function findCandidates({ elements }: PageSnapshot, { fields }: Owners): SeenElement[] {
  const described = new Set(
    fields.flatMap(({ refusal }) => [...(refusal?.errorBy ?? []), ...(refusal?.describedBy ?? [])]),
  );
  const saying = elements.filter((element) => {
    const { states, text, path, role, alarm, frame, interactive, tag } = element;
    if (!states.visible || interactive || !/\p{L}{2}/u.test(text) || text.length > longestMessage)
      return false;
    if (isEntry(element) || role === 'heading' || tag === 'option') return false;
    if (tag === 'label' && !failing.test(text) && !asking.test(text)) return false;
    if (fields.some((field) => field.frame === frame && field.path.startsWith(`${path}>`))) return false;
    return alarm || spoken.test(role) || described.has(path) || failing.test(text) || asking.test(text);
  });
  return innermost(saying).concat(saying.filter(({ role }) => role === 'alert'));
}

/** Whether the text came with the last action; unknown where there was none. */
function isNew(page: PageView, { text }: SeenElement): boolean {
  const told = tidy(text);
  return page.beforeAction !== undefined && !wasSeen(page, (one) => tidy(one.text) === told);
}

function isPraise(text: string): boolean {
  return successWords.test(text.toLowerCase()) && !failing.test(text);
}

/** How surely a message that belongs to the field is an error. */
function weighOwn(page: PageView, field: SeenElement, message: SeenElement): Strength | undefined {
  const { text, alarm, role, path } = message;
  if (isPraise(text)) return undefined;
  const { marked, errorBy = [], describedBy = [] } = field.refusal ?? {};
  const isMentioned = (paths: readonly string[]) =>
    paths.some((one) => one === path || path.startsWith(`${one}>`) || one.startsWith(`${path}>`));
  if (marked && isMentioned(errorBy)) return 'sure';
  if (alarm === 'class' || alarm === 'both') return 'sure';
  const fails = failing.test(text);
  const came = isNew(page, message);
  const isTold = spoken.test(role) || alarm === 'colour';
  const speaks = fails || asking.test(text);
  if (isTold) return speaks || came || marked ? 'sure' : 'perhaps';
  if (marked && (fails || came)) return 'sure';
  if (came && speaks) return 'sure';
  return marked && isMentioned(describedBy) ? 'perhaps' : undefined;
}

/** How surely a message that only names the field is an error. */
function weighNaming(page: PageView, message: SeenElement): Strength | undefined {
  const { text, alarm, role } = message;
  if (isPraise(text)) return undefined;
  if (alarm === 'class' || alarm === 'both') return 'sure';
  const fails = failing.test(text);
  const isTold = role === 'alert' || role === 'alertdialog' || alarm === 'colour';
  if (isTold) return fails || asking.test(text) ? 'sure' : 'perhaps';
  if (!isNew(page, message)) return undefined;
  if (fails) return 'sure';
  return asking.test(text) ? 'perhaps' : undefined;
}

function spell(name: string): string {
  return ` ${foldWords(name)} `;
}

/** "User name is required" names the field "User name", and not the field "Name". */
function namesIt(text: string, names: readonly string[], fields: readonly SeenElement[]): boolean {
  const wanted = names.map(spell).filter((name) => name.trim() !== '');
  const longer = fields
    .flatMap(({ label, name }) => [spell(label), spell(name)])
    .filter((own) => wanted.some((name) => own.length > name.length && own.includes(name)))
    .sort((one, other) => other.length - one.length);
  const rest = longer.reduce((left, own) => left.replaceAll(own, ' | '), spell(text));
  return wanted.some((name) => rest.includes(name));
}

function collectErrors(
  page: PageView,
  target: Target,
  field: SeenElement | undefined,
): { about: ErrorMessage[]; others: string[]; loose: string[] } {
  const owners = findOwners(page.snapshot);
  const about: ErrorMessage[] = [];
  const others: string[] = [];
  // Errors of which nothing tells what they are about.
  const loose: string[] = [];
  const names = [target.name, ...(field ? [field.label || field.name] : [])];
  const rivals = owners.fields.filter(({ ref }) => ref !== field?.ref);
  const isMeant = (owner: SeenElement) =>
    owner.ref === field?.ref || (owner.group !== undefined && owner.group === field?.group);
  for (const message of findCandidates(page.snapshot, owners)) {
    const owning = owners.of(message);
    const isOwn = owning.some(isMeant);
    const isNaming = !isOwn && owning.length === 0 && namesIt(message.text, names, rivals);
    const strength = isOwn && field ? weighOwn(page, field, message) : weighNaming(page, message);
    if (!strength) continue;
    if (isOwn || isNaming) about.push({ text: message.text, strength, element: message });
    else others.push(message.text);
    const isNobodys = !isOwn && !isNaming && owning.length === 0 && strength === 'sure';
    if (isNobodys && !rivals.some((rival) => namesIt(message.text, [rival.label || rival.name], [])))
      loose.push(message.text);
  }
  const { told, message = '' } = field?.refusal ?? {};
  if (told)
    about.push({
      text: message,
      strength: told === 'yes' ? 'sure' : 'perhaps',
      ...(field && { element: field }),
    });
  return { about, others, loose };
}

/** A field that was there before is known to be gone with its errors; one that never was may be misspelt. */
function wasThere(page: PageView, { name }: Target): boolean {
  const { typed, snapshot } = page;
  const wanted = spell(name);
  const bears = (one: SeenElement) =>
    [one.label, one.name, one.placeholder].some((own) => spell(own).includes(wanted));
  return (
    typed.some(({ field }) => spell(field).includes(wanted)) ||
    wasSeen(page, (one) => isEntry(one) && bears(one)) ||
    snapshot.elements.some((one) => isEntry(one) && bears(one))
  );
}

/** Why nothing can be said of an absence. */
function doubtAbsence(page: PageView, target: Target, field: SeenElement | undefined): Problem | undefined {
  const { truncated } = page.snapshot;
  if (truncated)
    return new Problem(
      'not found',
      'Not all of the page could be looked at, so an error may be shown in the rest. Name what should be seen instead.',
    );
  if (field || wasThere(page, target)) return undefined;
  return new Problem(
    'not found',
    `There is no field that could be meant by ${nameTarget(target)}, so nothing can be said of its errors.`,
  );
}

/** Whether an error message is shown that belongs to a field or names it. */
export function observeError(
  page: PageView,
  target: Target,
  value: string | undefined,
  negated: boolean,
): Observation {
  const field = findField(page, target);
  if (field instanceof Problem) return { outcome: 'problem', problem: field };
  const { about, others, loose } = collectErrors(page, target, field);
  const saying = about.filter(({ text }) => value === undefined || containsText(text, value));
  const chosen = saying.find(({ strength }) => strength === 'sure') ?? saying[0];
  const candidate = (element: SeenElement) => ({
    element,
    score: 1,
    reason: 'it says this',
    phrase: show(element.text),
  });
  const found = chosen?.element && choose(page.snapshot, target, [candidate(chosen.element)]);
  if (chosen?.strength === 'sure') return judged(true, `the error is ${show(chosen.text)}`, found);
  if (chosen) return unsure(`${show(chosen.text)} is shown, which may be an error or not`, found);
  if (value !== undefined && about.length > 0)
    return judged(false, `the error is ${about.map(({ text }) => show(text)).join(', ')}`);
  if (field?.refusal?.marked)
    return unsure(`${nameTarget(target)} is marked as invalid, but no message of its own was found`);
  if (loose[0] !== undefined)
    return unsure(`the error ${show(loose[0])} is shown, and nothing tells what it is about`);
  const doubt = negated ? doubtAbsence(page, target, field) : undefined;
  if (doubt) return { outcome: 'problem', problem: doubt };
  const elsewhere = others.slice(0, 3).map(show).join(', ');
  const what = field ? 'no error is shown for it' : 'there is no such field, and no error names it';
  return judged(false, elsewhere ? `${what}; other messages are ${elsewhere}` : what);
}
