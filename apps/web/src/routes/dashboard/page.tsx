import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Counts', text: 'Projects, Test Cases, Executions and Successful.' },
  { name: 'Overview', text: 'Quick ways into testing, and the most recent activity.' },
  { name: 'Projects', text: 'All your projects, and a way to create one.' },
  { name: 'Test Cases', text: 'All your test cases with their status, and a way to generate new ones.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Dashboard"
      lead="Your projects, your test cases and what happened lately, at a glance."
      parts={parts}
    />
  );
}
