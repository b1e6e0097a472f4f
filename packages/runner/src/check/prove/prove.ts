import type { Deed, SeenDeed } from '@assay/contract';
import type { Comparison, Expectation, Target } from '@assay/planner/steps';
import type { Locator } from 'playwright-core';
import type { StepContext } from '../../act/context.ts';
import type { Found } from '../../act/find-target.ts';
import { locatorOf, type Recording } from '../../act/record.ts';
import type { Proof } from '../../judge/types.ts';
import { remaining, shorten, within } from '../../progress/progress.ts';
import { findDurable } from '../../snapshot/durable-locator.ts';
import { locate } from '../../snapshot/locate.ts';
import { type Claim, type ConditionOf, see } from './claim.ts';
import { findAbsent, findPresent } from './find-absent.ts';
import { findCounted } from './find-counted.ts';
import { proveExactly, proveHoldingOnly, proveSum } from './prove-held.ts';
import { sayState } from './say-state.ts';
import { denyText, type Said, sayNumber, sayText, sayValue, type TextClaim, toPattern } from './say-text.ts';
import { readOnly, type Shown } from './shown.ts';

const elsewhere = 'Only that the page shows it is checked, not where.';

/** Where an element's text may stand: in itself, in what it has chosen or holds, or beside it. */
function placesOf(own: Locator): Locator[] {
  return [
    own,
    own.locator('option:checked'),
    own.locator('input:visible, textarea:visible, select:visible'),
    own.locator('xpath=following-sibling::*[1]'),
    own.locator('xpath=../following-sibling::*[1]'),
    own.locator('xpath=..'),
    own.locator('xpath=ancestor::label/following-sibling::*[1]'),
    own.locator('iframe').contentFrame().locator('body'),
    own.contentFrame().locator('body'),
  ];
}

async function firstThat(
  record: Recording,
  places: readonly Locator[],
  say: (shown: Shown) => Said | undefined,
): Promise<SeenDeed | undefined> {
  for (const place of places) {
    const shown = await readOnly(place);
    const said = shown && say(shown);
    if (said) return see(record, place, said);
  }
  return undefined;
}

/** A slider or a spin button of the page's own making tells its value in an attribute. */
function sayLevel({ attributes }: Shown, fits: (text: string) => boolean): Said | undefined {
  const name = ['aria-valuetext', 'aria-valuenow', 'alt', 'aria-label', 'title'].find((one) =>
    fits(attributes[one] ?? ''),
  );
  return name === undefined ? undefined : { is: 'attribute', name, text: attributes[name] ?? '' };
}

async function proveText(
  { record, own, isNot, context }: Claim,
  claim: TextClaim,
): Promise<SeenDeed | undefined> {
  const page = context.session.pages.current();
  const say = (shown: Shown): Said | undefined =>
    claim.how === 'equals' && shown.value !== undefined
      ? sayValue(shown, claim.value, isNot)
      : isNot
        ? denyText(shown, claim)
        : sayText(shown, claim);
  if (isNot) return firstThat(record, own ? [own] : [page.locator('body')], say);
  const body = page.locator('body');
  if (!own) {
    const shown = await firstThat(record, [body], say);
    return shown && { ...shown, loosely: elsewhere };
  }
  const direct = await firstThat(record, placesOf(own), say);
  if (direct) return direct;
  const level = await firstThat(record, [own], (shown) =>
    sayLevel(shown, (text) => text.toLowerCase() === claim.value.toLowerCase()),
  );
  if (level || claim.how === 'matches') return level;
  const part = own.getByText(claim.value, { exact: claim.how === 'equals' });
  if (
    (await part
      .first()
      .isVisible()
      .catch(() => false)) === true
  )
    return see(record, part.first(), { is: 'visible' });
  const shown = await firstThat(record, [body], say);
  return shown && { ...shown, loosely: elsewhere };
}

async function proveNumber(
  { record, own, isNot, context, proof }: Claim,
  condition: Parameters<typeof sayNumber>[1],
): Promise<SeenDeed | undefined> {
  const page = context.session.pages.current();
  const found =
    own && (await firstThat(record, placesOf(own), (shown) => sayNumber(shown, condition, isNot)));
  if (found) return found;
  const level =
    own &&
    (await firstThat(record, [own], (shown) =>
      sayLevel(shown, (text) => condition.comparison === '=' && Number(text || 'x') === condition.value),
    ));
  if (level) return level;
  const words = proof?.of === 'words' ? proof.words : undefined;
  return words === undefined
    ? undefined
    : firstThat(record, [page.locator('body')], (shown) => sayText(shown, { how: 'contains', value: words }));
}

async function proveVisible({ record, own, target, context }: Claim): Promise<SeenDeed[] | undefined> {
  const page = context.session.pages.current();
  const shown = own && (await readOnly(own));
  if (own && shown && (await own.isVisible())) {
    // A place in the tree says nothing of what stands there.
    const isNamed = String(own).toLowerCase().includes(target.name.toLowerCase());
    const name = isNamed ? undefined : sayText(shown, { how: 'contains', value: target.name });
    return [see(record, own, { is: 'visible' }), ...(name ? [see(record, own, name)] : [])];
  }
  const present = await findPresent(page, target);
  if (present) return [see(record, present, { is: 'visible' })];
  if (target.name === '') return undefined;
  const text = await firstThat(record, [page.locator('body')], (body) =>
    sayText(body, { how: 'contains', value: target.name }),
  );
  return text && [{ ...text, loosely: elsewhere }];
}

async function proveHidden({ record, own, target, context }: Claim): Promise<SeenDeed[] | undefined> {
  if (own && !(await own.isVisible())) return [see(record, own, { is: 'hidden' })];
  const absent = await findAbsent(context.session.pages.current(), target);
  return absent && [see(record, absent.first(), { is: 'hidden' })];
}

async function proveCount(
  { record, target, isNot, context, proof }: Claim,
  { comparison, value }: Extract<Expectation['condition'], { is: 'count' }>,
): Promise<SeenDeed | undefined> {
  const page = context.session.pages.current();
  const said: Said = { is: 'count', comparison, number: value, ...(isNot && { not: true }) };
  if (proof?.of === 'words') {
    const { words } = proof;
    return firstThat(record, [page.locator('body')], (shown) =>
      sayText(shown, { how: 'contains', value: words }),
    );
  }
  if (proof?.of !== 'elements') return undefined;
  if (proof.elements.length === 0) {
    const absent = await findAbsent(page, target);
    return absent && see(record, absent.first(), { is: 'hidden' });
  }
  const counted = await findCounted(page, proof.elements, proof.snapshot);
  return counted && see(record, counted, said);
}

async function proveOther(claim: Claim): Promise<SeenDeed | undefined> {
  const { record, own, condition, isNot } = claim;
  const shown = own && (await readOnly(own));
  if (!own || !shown) return undefined;
  switch (condition.is) {
    case 'attribute': {
      const actual = shown.attributes[condition.name];
      const is = { is: 'attribute' as const, name: condition.name };
      if (isNot) return see(record, own, { ...is, text: condition.value, not: true });
      return actual === undefined ? undefined : see(record, own, { ...is, text: actual });
    }
    case 'style': {
      const { name } = condition;
      const text = await own.evaluate(
        (element, wanted) => getComputedStyle(element).getPropertyValue(wanted),
        name,
      );
      return isNot ? undefined : see(record, own, { is: 'style', name, text });
    }
    case 'holding': {
      const part = own.getByText(condition.target.name).first();
      return (await part.isVisible()) !== isNot
        ? see(record, part, { is: isNot ? 'hidden' : 'visible' })
        : undefined;
    }
    default: {
      const said = await sayState(own, shown, condition.is, isNot);
      return said && see(record, own, said);
    }
  }
}

async function proveOrder({ record, own, isNot, context, proof }: Claim): Promise<SeenDeed | undefined> {
  if (proof?.of !== 'order' || isNot) return undefined;
  const text = proof.values.map(toPattern).join('[\\s\\S]*');
  const claim: TextClaim = { how: 'matches', value: text };
  const body = context.session.pages.current().locator('body');
  return firstThat(record, own ? [own, body] : [body], (shown) => sayText(shown, claim));
}

/** Something that is so of each of several elements. */
async function proveEvery(claim: Claim): Promise<SeenDeed[] | undefined> {
  const { context, proof, record } = claim;
  if (proof?.of !== 'elements' || proof.elements.length > 30) return undefined;
  const all = await findCounted(context.session.pages.current(), proof.elements, proof.snapshot);
  if (!all) return undefined;
  const deeds = [see(record, all, { is: 'count', comparison: '=', number: proof.elements.length })];
  for (const index of proof.elements.keys()) {
    const one = await proveOne({ ...claim, own: all.nth(index), proof: undefined });
    if (!one || one.some(({ loosely }) => loosely !== undefined)) return undefined;
    deeds.push(...one);
  }
  return deeds;
}

async function proveBetween(
  claim: Claim,
  { least, most, counts }: ConditionOf<'between'>,
): Promise<SeenDeed[] | undefined> {
  const end = (comparison: Comparison, value: number) =>
    counts
      ? proveCount({ ...claim, isNot: false }, { is: 'count', comparison, value })
      : proveNumber({ ...claim, isNot: false }, { comparison, value });
  if (claim.isNot) {
    const outside = counts ? undefined : ((await end('less than', least)) ?? (await end('more than', most)));
    return outside && [outside];
  }
  const [lower, upper] = [await end('at least', least), await end('at most', most)];
  return lower && upper && [lower, upper];
}

/** The message itself; what the browser shows at a field by its own means is no part of the page. */
async function proveError(
  { record, own, isNot }: Claim,
  value: string | undefined,
): Promise<SeenDeed[] | undefined> {
  const shown = isNot || !own ? undefined : await readOnly(own);
  if (!own || !shown?.visible || shown.value !== undefined) return undefined;
  const said = sayText(shown, { how: 'contains', value: value ?? shown.inner });
  return said && [see(record, own, { is: 'visible' }), see(record, own, said)];
}

/** That something is so of the element, and of none beside it. */
async function proveOnly(claim: Claim): Promise<SeenDeed[] | undefined> {
  const { context, proof } = claim;
  if (proof?.of !== 'others' || proof.elements.length > 30) return undefined;
  const page = context.session.pages.current();
  const { snapshot } = proof;
  const deeds = await proveOne({ ...claim, proof: undefined });
  if (!deeds || !claim.own) return undefined;
  for (const element of proof.elements) {
    const own = await findDurable(page, await locate(page, snapshot, element), { element, snapshot });
    const one = own && (await proveOne({ ...claim, own, isNot: true, proof: undefined }));
    if (!one) return undefined;
    deeds.push(...one);
  }
  return deeds;
}

async function proveOne(claim: Claim): Promise<SeenDeed[] | undefined> {
  const { condition, isNot, own, record } = claim;
  const list = async (one: Promise<SeenDeed | undefined>) => {
    const deed = await one;
    return deed && [deed];
  };
  switch (condition.is) {
    case 'visible':
      return isNot ? proveHidden(claim) : proveVisible(claim);
    case 'hidden':
      return isNot ? proveVisible(claim) : proveHidden(claim);
    case 'text': {
      const deeds = await list(proveText(claim, condition));
      // What is not so of an element is so of one that is there, not of one that is gone.
      return deeds && isNot && own ? [see(record, own, { is: 'visible' }), ...deeds] : deeds;
    }
    case 'value':
      return list(proveText(claim, { how: 'equals', value: condition.value }));
    case 'number':
      return list(proveNumber(claim, condition));
    case 'compared': {
      const [only, other] = condition.to;
      const value = only?.of === 'value' && !other ? Number(only.value.replace(/[^\d.-]/g, '')) : Number.NaN;
      return Number.isNaN(value)
        ? undefined
        : list(proveNumber(claim, { comparison: condition.comparison, value }));
    }
    case 'between':
      return proveBetween(claim, condition);
    case 'sum':
      return list(proveSum(claim, condition));
    case 'holding exactly':
      return proveExactly(claim, condition);
    case 'holding only':
      return proveHoldingOnly(claim, condition.value);
    case 'error':
      return proveError(claim, condition.value);
    case 'renamed':
      return list(proveText(claim, { how: 'equals', value: condition.value }));
    case 'count':
      return list(proveCount(claim, condition));
    case 'sorted':
      return list(proveOrder(claim));
    default:
      return list(proveOther(claim));
  }
}

async function provePageText(
  { context, record, isNot }: Claim,
  claim: TextClaim,
): Promise<SeenDeed | undefined> {
  const body = context.session.pages.current().locator('body');
  const direct = await firstThat(record, [body], (shown) => {
    const seen = { ...shown, content: shown.inner };
    const said = isNot ? denyText(seen, claim) : sayText(seen, claim);
    // What is hidden is no part of what a page shows.
    return said && { ...said, reading: said.reading ?? 'as shown' };
  });
  if (direct || isNot) return direct;
  const part = context.session.pages.current().getByText(claim.value);
  return (await part.first().isVisible()) ? see(record, part.first(), { is: 'visible' }) : undefined;
}

/** By what a page is known: its title as it is, where that says the name, or the heading that does. */
async function provePage({ context, record }: Claim): Promise<SeenDeed | undefined> {
  const page = context.session.pages.current();
  const heading = page.getByRole('heading').first();
  const shown = await readOnly(heading);
  return shown?.visible && shown.content !== ''
    ? see(record, heading, { is: 'text', text: shown.content })
    : undefined;
}

/** What the page as a whole is asked: everything else is written from the step itself. */
async function prove(claim: Claim, { subject, every, only }: Expectation): Promise<SeenDeed[] | undefined> {
  const { condition, isNot } = claim;
  if (only) return proveOnly(claim);
  if (subject.of === 'element') return every ? proveEvery(claim) : proveOne(claim);
  if (condition.is === 'page') {
    const deed = isNot ? undefined : await provePage(claim);
    return deed && [deed];
  }
  if (condition.is !== 'text') return undefined;
  const deed = await provePageText(claim, condition);
  return deed && [deed];
}

/** "The first product shows …" is a claim about a place. */
function placeOf({ ordinal, within }: Target): number | 'of its holder' | undefined {
  if (ordinal !== undefined) return ordinal;
  return within && placeOf(within) !== undefined ? 'of its holder' : undefined;
}

function isProved({ subject, condition }: Expectation): boolean {
  if (subject.of === 'element') return true;
  if (subject.of === 'page text') return condition.is === 'text';
  return subject.of === 'page' && (condition.is === 'page' || condition.is === 'text');
}

/**
 * Keeps what proves an expectation that held, as assertions of Playwright that hold on the same page. What no assertion can say is kept
 * as such. It never changes a verdict.
 */
export async function keepProof(
  context: StepContext,
  expectation: Expectation,
  { found, proof }: { found?: Found | undefined; proof?: Proof | undefined },
): Promise<void> {
  const { record, session, progress } = context;
  const { subject, condition, negated } = expectation;
  if (!record) return;
  if (subject.of === 'dialog text' && condition.is === 'text') {
    const { how, value } = condition;
    record.add({ do: 'see dialog', how, ...record.written(value), ...(negated && { not: true }) });
  }
  if (condition.is === 'new tab') record.add({ do: 'see tabs', count: session.pages.all().length });
  if (subject.of === 'picture' && found) {
    const at = await locatorOf(context, found);
    if (at) record.add({ do: 'see picture', at: record.general(String(at)) });
  }
  if (!isProved(expectation) || session.dialogs.open()) return;
  const proving = async (): Promise<Deed[] | undefined> => {
    const target = subject.of === 'element' ? subject.target : { name: '' };
    const own = found && (await locatorOf(context, found, placeOf(target)));
    return prove({ context, record, condition, target, isNot: negated === true, own, proof }, expectation);
  };
  const limit = shorten(progress, remaining(progress) / 2);
  const deeds = await within(limit, proving(), 'It could not be proved in time.').catch(() => undefined);
  const reason = "No assertion of Playwright's finds on the page what this check found.";
  for (const deed of deeds ?? [{ do: 'beyond' as const, reason }]) record.add(deed);
}
