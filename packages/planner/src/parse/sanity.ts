import type { Command, Target } from '../steps/language.ts';
import type { Literal } from './literals.ts';

const grammar = /->|=>|[;,] |\b(?:is|are|should|must|then|after|when|until|because|verify|click)\b/;

/** A name the author did not quote, and that holds a whole clause, shows that the sentence was misread. */
export function findMisreading(commands: Command[], literals: Literal[]): string | undefined {
  const quoted = new Set(literals.map(({ value }) => value));
  return commands
    .flatMap(listTargets)
    .map(({ name }) => name)
    .find(
      (name) =>
        !quoted.has(name) &&
        !hasQuoted(name, quoted) &&
        (name.split(' ').length > 7 || grammar.test(name) || /^[a-z].* with | with (?:the|an?) /.test(name)),
    );
}

/** Names around a quoted part are judged by the rest alone. */
function hasQuoted(name: string, quoted: Set<string>): boolean {
  const rest = [...quoted]
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replace(value, ''), name);
  return rest !== name && rest.trim().split(' ').length <= 4 && !grammar.test(rest) && !/\bwith\b/.test(rest);
}

function listTargets(command: Command): Target[] {
  const expectation = command.do === 'wait' ? command.until : command.do === 'expect' ? command : undefined;
  const named = [
    'target' in command ? command.target : undefined,
    command.do === 'drag' ? command.onto : undefined,
    expectation?.subject.of === 'element' ? expectation.subject.target : undefined,
  ];
  return named.flatMap((target) => (target ? withPlaces(target) : []));
}

function withPlaces(target: Target): Target[] {
  const places = [target.within, target.near?.anchor].flatMap((place) => (place ? withPlaces(place) : []));
  return [target, ...places];
}
