import type { Command, Expectation, Target } from '../steps/language.ts';
import type { Outcome } from './outcomes.ts';

type Commands = Extract<Outcome, { is: 'commands' }>;

const ability =
  /\b(?:can|could|able to|possible to|allowed to|lets? (?:me|the user|users|you)|is possible)\b/i;

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function expect(target: Target, condition: Expectation['condition'], every?: true): Command {
  return { do: 'expect', subject: { of: 'element', target }, condition, ...(every && { every }) };
}

function isSearchField({ name }: Target): boolean {
  return /\bsearch\b/i.test(name);
}

/** What shows that the last thing somebody should be able to do was really done. */
function findEffect(commands: Command[], source: string): Command | undefined {
  const last = commands.at(-1);
  const before = commands.at(-2);
  if (last?.do === 'press' && before?.do === 'type' && isSearchField(before.target) && before.text !== '')
    return expect(
      { name: 'result', kind: 'item' },
      { is: 'text', how: 'matches', value: `/${escapePattern(before.text)}/i` },
      true,
    );
  if (last?.do === 'select' && last.target.name === 'sort') {
    const [, things = 'items'] = /\bsort (?:the |all |all the )?([a-z]+) by\b/i.exec(source) ?? [];
    const by = last.option.replace(/,? (?:\(|low|high|asc|desc|a to z|z to a|from|in ).*$/i, '').trim();
    const isFalling = /high(?:est)? to low|desc|z to a|newest|most expensive/i.test(last.option);
    return expect({ name: things }, { is: 'sorted', by, direction: isFalling ? 'descending' : 'ascending' });
  }
  if (last?.do === 'log in') return expect({ name: 'password', kind: 'field' }, { is: 'hidden' });
  return undefined;
}

/** "The user can sort by price": being able to is checked by its effect where the words imply one and nothing else is checked. */
export function addImplied(outcomes: Outcome[]): Outcome[] {
  const hasCheck = outcomes.some(
    (outcome) =>
      outcome.is === 'unknown' ||
      (outcome.is === 'commands' && outcome.commands.some(({ do: action }) => action === 'expect')),
  );
  const index = outcomes.findLastIndex((outcome) => outcome.is === 'commands');
  const last = outcomes[index] as Commands | undefined;
  if (hasCheck || !last || !ability.test(last.source)) return outcomes;
  const effect = findEffect(last.commands, last.source);
  if (!effect) return outcomes;
  const added: Outcome = { ...last, commands: [...last.commands, effect] };
  return outcomes.map((outcome, each) => (each === index ? added : outcome));
}
