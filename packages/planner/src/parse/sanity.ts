import type { Command, Target } from '../steps/language.ts';
import type { Literal } from './literals.ts';

const grammar =
  /->|=>|[;,:] |^not (?:the|an?|any|just|only) |^ones? (?:about|with|of|from|for|that|called|in|on|at)\b|\b(?:is|are|should|must|then|after|when|until|because|verify|click|than|has to|have to|which|who|whose|whether|seconds?|milliseconds?)\b/;
/** "I expect the badge not to disappear", read of a "badge not": such a name is nowhere, and its absence would pass. */
const cutOff =
  / (?:not|the|an?|that|and|or|of|its|their|once|twice)$| in (?:capital letters|capitals|upper ?case|lower ?case|bold|italics?)$|^(?:[Ee]ither|[Ee]xactly|[Aa]t least|[Aa]t most|[Mm]ost|[Hh]alf|[Oo]nly the|[Nn]othing but)\b|^[A-Z]\w+ or [A-Z]\w+$|^(?:two|three|four|five|six)$|^(?:[Aa]t no time|[Oo]f course|[Nn]othing happens|[Nn]obody|[Nn]either|[Nn]ot all|[Nn]ot every|[Ee]xcept|[Ee]veryone|[Ee]verybody|but [A-Z]\w+|[Rr]ight away|[Aa]t this point|[Tt]his time|(?:[Hh]ere|[Tt]here|[Tt]o|[Ii]n|[Oo]n|[Aa]t|[Bb]elow|[Aa]bove|[Uu]nder|[Nn]ext to|[Bb]eside) the|(?:to|next to|beside) [A-Z]\w+)\b/;
/** What a page is called is shorter than other names, and has no parts. */
const pageGrammar = /,| (?:with|and|for|by|to|showing|as) |^(?:than|to|with|reload|the|again|still) /i;

/** What is told of things rather than called so: nothing bears such a name, so that its absence would hold on every page. */
const told =
  /^(?:duplicates?|doubles|repetitions?|gaps?|differences?|problems?|mistakes?|typos?)$|^(?:status|state|role|label|tag|priority|type|category|colou?r|size) [A-Z\d]|^links? to\b|^[a-z].* (?:from|between|than|by|older|newer|in full)\b/;

function isAbsence(command: Command): boolean {
  if (command.do !== 'expect') return false;
  const { condition, negated } = command;
  return condition.is === 'hidden' || (condition.is === 'visible' && negated === true);
}

/** A name the author did not quote, and that holds a whole clause, shows that the sentence was misread. */
export function findMisreading(commands: Command[], literals: Literal[]): string | undefined {
  const quoted = new Set(literals.map(({ value }) => value));
  const page = commands
    .flatMap(listPages)
    .find((name) => !quoted.has(name) && (pageGrammar.test(name) || grammar.test(name)));
  if (page !== undefined) return page;
  const missing = commands
    .filter(isAbsence)
    .flatMap(listTargets)
    .find(({ name }) => !quoted.has(name) && told.test(name));
  if (missing) return missing.name;
  return commands
    .flatMap(listTargets)
    .map(({ name }) => name)
    .find(
      (name) =>
        !quoted.has(name) &&
        !hasQuoted(name, quoted) &&
        (name.split(' ').length > 7 ||
          grammar.test(name) ||
          cutOff.test(name) ||
          /^[a-z].* with | with (?:the|an?) /.test(name)),
    );
}

/** Names around a quoted part are judged by the rest alone. */
function hasQuoted(name: string, quoted: Set<string>): boolean {
  const rest = [...quoted]
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replace(value, ''), name);
  return rest !== name && rest.trim().split(' ').length <= 4 && !grammar.test(rest) && !/\bwith\b/.test(rest);
}

function listPages(command: Command): string[] {
  if (command.do === 'open' && command.named) return [command.address];
  return command.do === 'expect' && command.condition.is === 'page' ? [command.condition.name] : [];
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
