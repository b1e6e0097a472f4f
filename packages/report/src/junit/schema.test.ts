import { expect, test } from 'vitest';
import { execution } from '../api/execution.fixture.ts';
import { writeApiJunit } from '../api/write-api-junit.ts';
import { awkwardTexts, fillWith, makeReport, makeStep } from '../report.fixture.ts';
import { type Element, parseXml } from './parse-xml.fixture.ts';
import { writeJunit } from './write-junit.ts';

interface ElementRule {
  required: string[];
  optional: string[];
  /** Which elements it may hold; texts only where `hasText`. */
  children: string[];
  hasText?: boolean;
}

const result: ElementRule = { required: [], optional: ['type', 'message'], children: [], hasText: true };
const output: ElementRule = { required: [], optional: [], children: [], hasText: true };

/** What the schema of the Jenkins xUnit plugin (junit-10, after that of Surefire) allows; it refuses whole files for anything else. */
const rules: Record<string, ElementRule> = {
  testsuites: {
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'errors'],
    children: ['testsuite'],
  },
  testsuite: {
    required: ['name', 'tests', 'failures', 'errors'],
    optional: ['group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url'],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  properties: { required: [], optional: [], children: ['property'] },
  property: { required: ['name', 'value'], optional: [], children: [] },
  testcase: {
    required: ['name'],
    optional: ['time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  skipped: result,
  error: result,
  failure: result,
  'system-out': output,
  'system-err': output,
};

function findFaults({ name, attributes, children, text }: Element): string[] {
  const rule = rules[name];
  if (!rule) return [`There is no element ${name}.`];
  const faults: string[] = [];
  for (const wanted of rule.required) if (!(wanted in attributes)) faults.push(`${name} lacks ${wanted}.`);
  for (const [given, value] of Object.entries(attributes)) {
    if (![...rule.required, ...rule.optional].includes(given)) faults.push(`${name} has ${given}.`);
    if (given === 'time' && !/^\d+\.\d{3}$/.test(value)) faults.push(`${value} is no time.`);
    if (/^(tests|failures|errors|skipped)$/.test(given) && !/^\d+$/.test(value)) {
      faults.push(`${value} is no number.`);
    }
    if (given === 'timestamp' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)) {
      faults.push(`${value} is no timestamp.`);
    }
  }
  if (!rule.hasText && text.trim()) faults.push(`${name} has text.`);
  for (const child of children) {
    if (!rule.children.includes(child.name)) faults.push(`${name} has a ${child.name}.`);
  }
  return [...faults, ...children.flatMap(findFaults)];
}

function sumUp(root: Element, name: string): number {
  return root.children.reduce((sum, suite) => sum + Number(suite.attributes[name] ?? 0), 0);
}

test('files keep to what readers allow, and their counts add up', () => {
  const failed = makeStep({ status: 'error', outcome: 'failed', expected: 'a', actual: 'b' });
  const reports = [
    makeReport(),
    makeReport({ verdict: 'failed', steps: [failed], run_id: '44444444-4444-4444-8444-444444444444' }),
    makeReport({ verdict: 'error', cause: 'timeout', execution_time: null, executed_at: null }),
    makeReport({ verdict: 'hollow' }),
    makeReport({ verdict: null, state: 'running', steps: [] }, { target_url: null, log: [] }),
    ...Object.values(awkwardTexts).map(fillWith),
  ];
  for (const file of [reports, []]) {
    const root = parseXml(writeJunit(file));
    expect(findFaults(root)).toEqual([]);
    for (const name of ['tests', 'failures', 'errors']) {
      expect(Number(root.attributes[name]), name).toBe(sumUp(root, name));
    }
    expect(sumUp(root, 'tests')).toBe(file.length);
  }
});

test('files of API tests keep to the same', () => {
  for (const results of [execution.results, []]) {
    const root = parseXml(writeApiJunit({ ...execution, results }));
    expect(findFaults(root)).toEqual([]);
    expect(sumUp(root, 'tests')).toBe(results.length);
  }
});

test('the rules find what is wrong', () => {
  for (const wrong of [
    '<testsuites skipped="1"/>',
    '<testsuite/>',
    '<testsuite name="a" tests="1" failures="0" errors="0"><testcase name="x"><properties/></testcase></testsuite>',
    '<testsuite name="a" tests="one" failures="0" errors="0"/>',
    '<testsuites>words</testsuites>',
  ]) {
    expect(findFaults(parseXml(wrong)), wrong).not.toEqual([]);
  }
});
