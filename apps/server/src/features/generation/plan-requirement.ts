import type { GenerationView } from '@assay/contract';
import type { ModelSourceName } from '@assay/contract/choices';
import { draftText } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import {
  caseCounts,
  type PageFacts,
  type ParsedRequirement,
  type PlanOptions,
  planTests,
  type TestCase,
  type VisitedPage,
} from '@assay/planner';
import type { Settings } from '../../platform/settings/settings.ts';
import { availableSources, findSource } from './models/available-sources.ts';
import { hideSecrets } from './models/hide-secrets.ts';
import { ModelError } from './models/model-error.ts';
import { type Proposal, proposeCases } from './models/propose-cases.ts';

/** What was seen of the site under test before cases were made. */
export interface Looked {
  page?: PageFacts;
  pages?: VisitedPage[];
  /** What kept the pages from being seen, as a sentence. */
  trouble?: string;
}

export interface PlanWish {
  text: string;
  source: ModelSourceName;
  /** Without it the built-in planner answers alone. */
  usesModel: boolean;
  address?: string;
  options: Pick<PlanOptions, 'testType' | 'complexity' | 'includeEdgeCases'>;
}

export interface Planned {
  cases: TestCase[];
  generation: GenerationView;
  /** Names on the pages that were seen, for suggestions. */
  seenNames: string[];
}

type Look = (stated: TestCase[], parsed: ParsedRequirement) => Promise<Looked>;

export interface PlanParts {
  settings: Settings;
  look: Look;
  /** Reads the author's words. Absent where none is set up. */
  model: LanguageModel | undefined;
  /** Whose text it is. */
  owner: string;
  signal?: AbortSignal;
  /** Tells what is being done, as a sentence. */
  tell?: (message: string) => void;
}

const sentencesPerMessage = 5;

function isClear({ steps }: TestCase): boolean {
  return steps.every((step) => 'command' in step);
}

/** The page is opened and nothing else: what the author claims became no step. */
function opensOnly({ steps }: TestCase): boolean {
  return steps.every((step) => 'command' in step && step.command.do === 'open');
}

function tellSteps({ steps }: TestCase): string {
  return steps.map((step) => ('command' in step ? step.sentence : step.source)).join('\n');
}

/**
 * The author's flows stay first and complete. A model's reading of such a flow takes its place only where ours has clauses that were
 * not understood and its has none.
 */
function joinProposals(
  builtIn: TestCase[],
  proposed: TestCase[],
  { most, isWanted }: { most: number; isWanted: (one: TestCase) => boolean },
) {
  const ownFlows = builtIn.filter(({ origin }) => origin === 'stated');
  const readings = proposed.filter((one) => one.origin === 'stated' && isClear(one));
  const notes: string[] = [];
  const canTrade = ownFlows.length === 1 && readings.length === 1;
  const stated = ownFlows.map((flow) => {
    const reading = readings[0];
    if ((isClear(flow) && !opensOnly(flow)) || !canTrade || !reading) return flow;
    notes.push(
      `"${flow.title}" was read by the model, since the built-in reading did not understand all of it.`,
    );
    return { ...reading, title: flow.title };
  });
  const known = new Set(stated.map(tellSteps));
  const further = proposed.filter(
    (one) => one.origin !== 'stated' && isWanted(one) && !known.has(tellSteps(one)),
  );
  const cases = [...stated, ...further].slice(0, Math.max(most, stated.length));
  return { cases, notes };
}

/** A model may propose edge cases although none are wanted. */
function wantsOrigin(
  { origin }: TestCase,
  { options }: PlanWish,
  { requirements }: ParsedRequirement,
): boolean {
  if (options.includeEdgeCases) return true;
  if (origin === 'security') return options.testType === 'security';
  if (origin === 'boundary') return requirements.some(({ flags }) => flags.limits.length > 0);
  return origin !== 'exploration';
}

function collectNames({ page, pages = [] }: Looked): string[] {
  const facts = [...(page ? [page] : []), ...pages.map((one) => one.facts)];
  const names = facts.flatMap(({ fields, buttons, links }) => [
    ...fields.map(({ label, kind }) => `the "${label}" ${kind}`),
    ...buttons.map(({ name }) => `the "${name}" button`),
    ...links.map(({ name }) => `the "${name}" link`),
  ]);
  return [...new Set(names)].filter((name) => !name.includes('""')).slice(0, 300);
}

function explainFallback(error: unknown, signal: AbortSignal | undefined): string {
  signal?.throwIfAborted();
  if (!(error instanceof ModelError)) throw error;
  return `${error.message} The built-in planner made these cases instead.`;
}

/** Test cases for a requirement: from a hosted model where one is wanted and answers, else from the built-in planner. */
export async function planRequirement(wish: PlanWish, parts: PlanParts): Promise<Planned> {
  const startedAt = performance.now();
  const { settings, signal, tell } = parts;
  const { parsed, notes: remarks } = await draftText(wish.text, {
    model: parts.model,
    owner: parts.owner,
    ...(signal && { signal }),
    onRead: (read, all) => {
      if (read % sentencesPerMessage === 0 || read === all) tell?.(`Read ${read} of ${all} sentences.`);
    },
  });
  // They quote the author, and notes are told to others than the author too.
  const { hide } = hideSecrets(wish.text, parsed);
  const withAddress =
    wish.address === undefined ? parsed : { ...parsed, address: parsed.address ?? wish.address };
  const first = planTests(withAddress, wish.options).cases.filter(({ origin }) => origin === 'stated');
  const looked = await parts.look(first, withAddress);
  signal?.throwIfAborted();
  const plan = planTests(withAddress, {
    ...wish.options,
    ...(looked.page && { page: looked.page }),
    ...(looked.pages && { pages: looked.pages }),
  });

  let proposal: Proposal | undefined;
  let fallback: string | undefined;
  const source = wish.usesModel ? findSource(settings, wish.source) : undefined;
  if (source) {
    tell?.(`Asking ${source.label} for test cases.`);
    try {
      proposal = await proposeCases(
        source,
        {
          text: wish.text,
          parsed,
          options: wish.options,
          ...(wish.address !== undefined && { address: wish.address }),
          ...(looked.page && { facts: looked.page }),
        },
        signal ? { signal } : {},
      );
    } catch (error) {
      fallback = explainFallback(error, signal);
    }
  } else if (wish.usesModel) {
    const obstacle = availableSources(settings).find(({ name }) => name === wish.source)?.note ?? '';
    fallback = `${obstacle} The built-in planner made these cases instead.`;
  }
  const joined =
    proposal &&
    joinProposals(plan.cases, proposal.cases, {
      most: caseCounts[wish.options.complexity].most,
      isWanted: (one) => wantsOrigin(one, wish, parsed),
    });
  const notes = [
    ...(looked.trouble ? [looked.trouble] : []),
    ...remarks.map(hide),
    ...(joined ? [...joined.notes, ...(proposal?.notes ?? [])] : plan.notes.map(hide)),
  ];
  return {
    cases: joined?.cases ?? plan.cases,
    seenNames: collectNames(looked),
    generation: {
      source: wish.source,
      engine: proposal ? wish.source : 'built-in',
      model: proposal?.usage.model ?? null,
      fallback: fallback ?? null,
      notes,
      tokens: proposal?.usage.tokens ?? null,
      cost: proposal?.usage.cost ?? null,
      milliseconds: Math.round(performance.now() - startedAt),
    },
  };
}
