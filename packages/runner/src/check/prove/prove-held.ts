import type { SeenDeed } from '@assay/contract';
import type { Locator } from 'playwright-core';
import { compare } from '../../judge/numbers.ts';
import { type Claim, type ConditionOf, see } from './claim.ts';
import { findCounted } from './find-counted.ts';
import { firstNumber, type Said, sayText } from './say-text.ts';
import { readAll } from './shown.ts';

export async function proveSum(
  { record, isNot, context, proof }: Claim,
  { comparison, value }: ConditionOf<'sum'>,
): Promise<SeenDeed | undefined> {
  if (proof?.of !== 'elements') return undefined;
  const all = await findCounted(context.session.pages.current(), proof.elements, proof.snapshot);
  const shown = all && (await readAll(all));
  if (!all || !shown) return undefined;
  const sum = shown.reduce((total, { inner }) => total + firstNumber(inner), 0);
  const isSo = compare(Math.round(sum * 1e6) / 1e6, comparison, value);
  const said: Said = { is: 'sum', comparison, number: value, ...(isNot && { not: true }) };
  return !Number.isNaN(sum) && isSo !== isNot ? see(record, all, said) : undefined;
}

/** What a list, a table, a column or a choice holds. */
async function findHeld({ context, proof, own }: Claim): Promise<Locator | undefined> {
  return proof?.of === 'elements'
    ? findCounted(context.session.pages.current(), proof.elements, proof.snapshot)
    : own?.locator('option');
}

export async function proveExactly(
  claim: Claim,
  { values, ordered }: ConditionOf<'holding exactly'>,
): Promise<SeenDeed[] | undefined> {
  const { record, isNot } = claim;
  const all = isNot ? undefined : await findHeld(claim);
  const shown = all && (await readAll(all));
  if (!all || shown?.length !== values.length) return undefined;
  const deeds = [see(record, all, { is: 'count', comparison: '=', number: values.length })];
  for (const [index, value] of values.entries()) {
    const own = ordered ? shown[index] : undefined;
    const said = own && sayText(own, { how: 'equals', value });
    const holding = all.filter({ hasText: value });
    const number = ordered ? 0 : await holding.count();
    if (said) deeds.push(see(record, all.nth(index), said));
    else if (number > 0) deeds.push(see(record, holding, { is: 'count', comparison: '=', number }));
    else return undefined;
  }
  return deeds;
}

export async function proveHoldingOnly(claim: Claim, value: string): Promise<SeenDeed[] | undefined> {
  const { record, isNot } = claim;
  const all = isNot ? undefined : await findHeld(claim);
  const others = all?.filter({ hasNotText: value });
  if (!all || !others || (await all.count()) === 0 || (await others.count()) > 0) return undefined;
  return [
    see(record, all, { is: 'count', comparison: 'more than', number: 0 }),
    see(record, others, { is: 'count', comparison: '=', number: 0 }),
  ];
}
