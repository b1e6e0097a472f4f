import { describe, expect, it } from 'vitest';
import { makeStep } from '../cases/make-step.ts';
import type { FieldFacts } from '../facts/page-facts.ts';
import { planForm } from '../flows/form-flows.ts';
import { makeField, makePage } from '../told.fixture.ts';
import { breakConstraints, overfillFields } from './break-constraints.ts';

const opening = makeStep({ do: 'open', address: 'http://127.0.0.1:3000/login' });

/** The values that are typed and must be refused, by title. */
function findBreaches(more: Partial<FieldFacts>): string[] {
  const page = makePage([makeField('X', more)]);
  const [form] = page.forms;
  const flow = form && planForm(form, page, [opening]);
  return (flow ? breakConstraints(flow, page) : []).map((one) => {
    const typed = one.steps.flatMap((step) =>
      'command' in step && step.command.do === 'type'
        ? [step.command.text]
        : 'command' in step && step.command.do === 'set'
          ? [step.command.value]
          : [],
    );
    return `${one.title.replace(/: Sign in$/, '')} = ${typed.at(-1)}`;
  });
}

describe('breakConstraints', () => {
  it.each<[Partial<FieldFacts>, string[]]>([
    [{}, []],
    [{ type: 'email' }, ['"X" without an @ = not-an-address']],
    [{ type: 'url' }, ['"X" without a scheme = not a web address']],
    [{ minLength: 6 }, ['"X" one character short of 6 = aaaaa']],
    [{ minLength: 1 }, []],
    [
      { type: 'number', min: '18', max: '99' },
      ['"X" above its maximum of 99 = 100', '"X" below its minimum of 18 = 17', '"X" with a fraction = 18.5'],
    ],
    [{ type: 'number', max: '0' }, ['"X" above its maximum of 0 = 1']],
    [{ type: 'number', min: '0.5', step: '0.5' }, ['"X" below its minimum of 0.5 = 0.0']],
    [{ type: 'number', min: '10', step: '5' }, ['"X" below its minimum of 10 = 5']],
    [{ type: 'number', step: 'any', max: '1.5' }, ['"X" above its maximum of 1.5 = 1.6']],
    [{ type: 'number', min: 'soon' }, []],
    [{ pattern: '[A-Z]{3}' }, ['"X" in another form = #']],
    [{ pattern: '.*' }, []],
    [{ pattern: '[' }, []],
    [{ pattern: '\\d{5}', minLength: 5 }, []],
    [{ type: 'date', min: '2026-01-01' }, ['"X" before its first date 2026-01-01 = 2025-01-01']],
    [{ type: 'date', max: '2026-12-31' }, ['"X" after its last date 2026-12-31 = 2027-12-31']],
    [{ type: 'date', max: 'soon' }, []],
    [{ kind: 'checkbox', type: 'checkbox', required: true }, []],
  ])('breaks %j by %j', (field, breaches) => {
    expect(findBreaches(field)).toEqual(breaches);
  });

  it('gives up where another required field cannot be filled in', () => {
    const page = makePage([
      makeField('Mail', { type: 'email' }),
      makeField('Photo', { type: 'file', required: true }),
    ]);
    const [form] = page.forms;
    expect(form && planForm(form, page, [opening])).toBeUndefined();
  });
});

describe('overfillFields', () => {
  it.each<[Partial<FieldFacts>, number]>([
    [{ maxLength: 10 }, 1],
    [{ maxLength: 10, type: 'textarea' }, 1],
    [{ maxLength: 10, type: 'password' }, 0],
    [{ maxLength: 10, type: 'email' }, 0],
    [{ maxLength: 5000 }, 0],
    [{}, 0],
  ])('for %j makes %i', (field, count) => {
    const page = makePage([makeField('X', field)]);
    expect(overfillFields(page, [opening], page.fields)).toHaveLength(count);
  });
});
