import type { JsonPathQuery } from 'jsonpath-rfc9535/parser';

/** Types of functions and their parameters (RFC 9535, 2.4.1). */
type FunctionType = 'value' | 'logical' | 'nodes';

const functions: Record<string, { takes: readonly FunctionType[]; gives: FunctionType }> = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
  value: { takes: ['nodes'], gives: 'value' },
};

type Segment = JsonPathQuery['segments'][number];
type Selection = Extract<Segment['node'], { type: 'BracketedSelection' }>;
type Selector = Selection['selectors'][number];
type Filter = Extract<Selector, { type: 'FilterSelector' }>['value'];
type Call = Extract<Extract<Filter, { type: 'TestExpr' }>['expression'], { type: 'FunctionExpr' }>;
type Argument = Call['arguments'][number];

function readStep({ type, node }: Segment): string | number | undefined {
  if (type === 'DescendantSegment' || node.type === 'WildcardSelector') return undefined;
  if (node.type === 'MemberNameShorthand') return node.value;
  const [only, ...others] = node.selectors;
  const isOne = others.length === 0 && (only?.type === 'NameSelector' || only?.type === 'IndexSelector');
  return isOne ? only.value : undefined;
}

/** The names and indexes of a path that can find one node at most (a "singular query"); undefined for any other. */
export function readSteps(segments: readonly Segment[]): (string | number)[] | undefined {
  const steps = segments.map(readStep).filter((step) => step !== undefined);
  return steps.length === segments.length ? steps : undefined;
}

function judgeArgument(name: string, argument: Argument, wanted: FunctionType): string[] {
  const bare = argument.type === 'TestExpr' ? argument.expression : argument;
  const wrong = [`the function ${name}() is given something that it cannot take`];
  switch (bare.type) {
    case 'Literal':
      return wanted === 'value' ? [] : wrong;
    case 'FilterQuery': {
      const { segments } = bare.value;
      const fits = wanted === 'nodes' || readSteps(segments) !== undefined;
      return fits ? judgeSegments(segments) : wrong;
    }
    case 'FunctionExpr':
      return [...judgeCall(bare), ...(functions[bare.name]?.gives === wanted ? [] : wrong)];
    default:
      return wrong;
  }
}

function judgeCall(call: Call): string[] {
  const known = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined;
  if (!known) return [`there is no function ${call.name}()`];
  if (call.arguments.length !== known.takes.length) {
    return [`the function ${call.name}() takes ${known.takes.length}, but is given ${call.arguments.length}`];
  }
  return known.takes.flatMap((wanted, index) => {
    const argument = call.arguments[index];
    return argument ? judgeArgument(call.name, argument, wanted) : [];
  });
}

function judgeFilter(filter: Filter): string[] {
  switch (filter.type) {
    case 'LogicalOrExpr':
    case 'LogicalAndExpr':
      return [...judgeFilter(filter.left), ...judgeFilter(filter.right)];
    case 'LogicalNotExpr':
      return judgeFilter(filter.expression);
    case 'TestExpr': {
      const { expression } = filter;
      if (expression.type === 'FilterQuery') return judgeSegments(expression.value.segments);
      const isValue = functions[expression.name]?.gives === 'value';
      return [
        ...judgeCall(expression),
        ...(isValue ? [`the result of ${expression.name}() must be compared with something`] : []),
      ];
    }
    case 'ComparisonExpr':
      return [filter.left, filter.right].flatMap((side) => {
        if (side.type !== 'FunctionExpr') return [];
        const isLogical = functions[side.name]?.gives === 'logical';
        return [
          ...judgeCall(side),
          ...(isLogical ? [`the result of ${side.name}() cannot be compared`] : []),
        ];
      });
  }
}

function judgeSelector(selector: Selector): string[] {
  switch (selector.type) {
    case 'IndexSelector':
      return Number.isSafeInteger(selector.value) ? [] : ['an index is too large'];
    case 'SliceSelector': {
      const ends = [selector.start, selector.end, selector.step];
      return ends.every((end) => end === null || Number.isSafeInteger(end)) ? [] : ['a slice is too large'];
    }
    case 'FilterSelector':
      return judgeFilter(selector.value);
    default:
      return [];
  }
}

/** What the standard forbids although it can be read: the library would pass over it. */
export function judgeSegments(segments: readonly Segment[]): string[] {
  return segments.flatMap(({ node }) =>
    node.type === 'BracketedSelection' ? node.selectors.flatMap(judgeSelector) : [],
  );
}
