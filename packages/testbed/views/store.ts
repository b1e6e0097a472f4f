import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSnapshot, Reading, SeenElement, View } from '@assay/runner/judging';
import {
  compactElement,
  compactReading,
  compactSnapshot,
  expandElement,
  expandReading,
  expandSnapshot,
} from './compact.ts';

/** What is known after the steps that led there: a view, or why they could not be carried out. */
export type State = { view: View } | { problem: { class: string; message: string } };

/** By the path and the steps that led there, one per line. */
export type States = Map<string, State>;

const folder = join(import.meta.dirname, 'recorded');
/** Stands for the site, which is on another port each time. */
const host = 'http://site.test';

function fileOf(name: string): string {
  return join(folder, `${name}.json`);
}

/** Changes when a page does. */
export function hashPages(pages: Record<string, unknown>): string {
  const told = Object.entries(pages).map(([path, page]) => [path, String(page)]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
}

interface Stored {
  pages: string;
  snapshots: unknown[];
  states: Record<string, unknown>;
}

type Loose = Record<string, never>;

function mapDiscourse(discourse: View['discourse'], change: (element: never) => unknown): object {
  const isElement = (key: string) => /^last(?:Element|Container|Number)$/.test(key);
  return Object.fromEntries(
    Object.entries(discourse).map(([key, value]) => {
      if (key === 'before') return [key, (value as never[]).map(change)];
      return [key, isElement(key) ? change(value as never) : value];
    }),
  );
}

/** Writes each snapshot and each state on a line of its own; equal snapshots once. */
export function saveStates(name: string, pages: string, states: States, origin: string): void {
  const snapshots: string[] = [];
  const place = (snapshot: PageSnapshot | undefined) => {
    if (!snapshot) return undefined;
    const line = JSON.stringify(compactSnapshot(snapshot));
    if (!snapshots.includes(line)) snapshots.push(line);
    return snapshots.indexOf(line);
  };
  const lines = [...states].map(([key, state]) => {
    if (!('view' in state)) return `${JSON.stringify(key)}: ${JSON.stringify(state)}`;
    const { facts, beforeAction, discourse, ...view } = state.view;
    const { snapshot, readings, ...more } = facts;
    const byRef = new Map(snapshot?.elements.map((element) => [element.ref, element]));
    const shown = Object.entries(readings).flatMap(([ref, reading]) => {
      const element = byRef.get(ref);
      return element ? [[ref, compactReading(reading, element)]] : [];
    });
    const stored = {
      view: {
        ...view,
        discourse: mapDiscourse(discourse, (element) => compactElement(element)),
        beforeAction: place(beforeAction),
        facts: { ...more, snapshot: place(snapshot), readings: Object.fromEntries(shown) },
      },
    };
    return `${JSON.stringify(key)}: ${JSON.stringify(stored)}`;
  });
  const text = `{"pages": ${JSON.stringify(pages)},\n"snapshots": [\n${snapshots.join(',\n')}\n],\n"states": {\n${lines.join(',\n')}\n}}\n`;
  writeFileSync(fileOf(name), text.replaceAll(origin, host));
}

function expandView({ view }: { view: Loose }, snapshots: readonly PageSnapshot[]): View {
  const { facts, beforeAction, discourse, ...rest } = view as unknown as Omit<View, 'facts'> & {
    facts: Record<string, unknown> & { readings: Record<string, Record<string, unknown>> };
  };
  const snapshot = snapshots[facts.snapshot as number];
  const before = snapshots[beforeAction as unknown as number];
  const byRef = new Map(snapshot?.elements.map((element) => [element.ref, element]));
  const readings: Record<string, Reading> = {};
  for (const [ref, reading] of Object.entries(facts.readings)) {
    const element: SeenElement | undefined = byRef.get(ref);
    if (element) readings[ref] = expandReading(reading, element);
  }
  return {
    ...rest,
    discourse: mapDiscourse(discourse, expandElement),
    ...(before && { beforeAction: before }),
    facts: { ...facts, ...(snapshot && { snapshot }), readings },
  } as unknown as View;
}

/** The recorded states; refuses where the pages have changed since. */
export function loadStates(name: string, pages: string): States {
  const stored = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Stored;
  if (stored.pages !== pages)
    throw new Error(`The pages of ${name} have changed: npm run record-views -- ${name}`);
  const snapshots = stored.snapshots.map((one) => expandSnapshot(one as Loose));
  return new Map(
    Object.entries(stored.states).map(([key, state]): [string, State] => {
      const told = state as { view: Loose } | Extract<State, { problem: unknown }>;
      return [key, 'problem' in told ? told : { view: expandView(told, snapshots) }];
    }),
  );
}
