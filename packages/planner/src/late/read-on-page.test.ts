import { describe, expect, it } from 'vitest';
import type { NotUnderstood } from '../steps/language.ts';
import type { SeenPage, SeenPart } from '../steps/seen-page.ts';
import { readOnPage } from './read-on-page.ts';

function part(role: string, name: string, more: Partial<SeenPart> = {}): SeenPart {
  return {
    ref: `${role} ${name}`,
    frame: 0,
    tag: 'div',
    role,
    name,
    label: '',
    placeholder: '',
    title: '',
    testId: '',
    text: name,
    value: '',
    inputType: '',
    containers: [],
    states: {
      visible: true,
      enabled: true,
      editable: role === 'textbox',
      required: false,
      checked: undefined,
    },
    options: [],
    constraints: {},
    href: '',
    path: '',
    ...more,
  };
}

const page: SeenPage = {
  address: 'http://127.0.0.1/survey',
  title: 'Survey about tea',
  elements: [
    part('heading', 'Survey about tea'),
    part('textbox', 'Your name'),
    part('textbox', 'Comment (optional)'),
    part('combobox', 'Order', { options: ['Newest first', 'Oldest first'] }),
    part('radio', '5 stars'),
    part('checkbox', 'I agree'),
    part('button', 'Continue'),
    part('button', 'More actions'),
    part('generic', 'Subtotal'),
    part('generic', 'Total'),
  ],
};

function read(words: string, mode: NonNullable<NotUnderstood['again']>['mode'] = 'plain'): string {
  const [best] = readOnPage({ source: words, reason: '', again: { words, mode } }, page);
  if (!best) return '';
  return [
    ...best.steps.map(({ sentence }) => sentence),
    ...(best.rest ? [`… ${best.rest.source}`] : []),
  ].join(' | ');
}

describe('words read with the page in view', () => {
  it.each([
    ['comment "Keep it up", then Continue', 'Type "Keep it up" in "comment" | … Continue'],
    ['5 stars, then Continue', 'Choose "5 stars" | … Continue'],
    ['your name is Lea, then Continue', 'Type "Lea" in "your name" | … Continue'],
    ['your name = Lea', 'Type "Lea" in "your name"'],
    ['plonk Continue', 'Click "Continue"'],
    ['Under More actions', 'Click "More actions"'],
    ['the order gets flipped to Oldest first', 'Select "Oldest first" from "order"'],
  ])('are orders by what is named: %s', (words, expected) => {
    expect(read(words)).toBe(expected);
  });

  it('are claims where amounts follow names', () => {
    expect(read('we expect Subtotal $60.00 and Total $64.90')).toBe(
      'Check that "Subtotal" is $60 | Check that "Total" is $64.9',
    );
  });

  it('are a place that is shown already', () => {
    expect(read('the page of the survey about tea', 'given')).toBe(
      'Check that the "survey about tea" page is shown',
    );
  });

  it.each([
    ['blonk the morrow up to a lateral of seven whens', 'plain'],
    ['Continue must wobble', 'plain'],
    ['do not plonk Continue', 'plain'],
    ['plonk Continue', 'then'],
  ] as const)('stay words where some of them are still unknown: %s', (words, mode) => {
    expect(read(words, mode)).toBe('');
  });

  it('are read again only where the parser allows it', () => {
    expect(readOnPage({ source: 'plonk Continue', reason: 'It was held back.' }, page)).toEqual([]);
  });
});
