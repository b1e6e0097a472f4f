import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Queue', text: 'Runs that wait, in their order.' },
  { name: 'Running tests', text: 'The current step and a live picture of the page.' },
  { name: 'Workers', text: 'Which are at work and on what.' },
  { name: 'Log', text: 'Lines as they are written.' },
  { name: 'Control', text: 'Cancel a run, or run it again.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Automation Dashboard"
      lead="What is running right now, and what comes next."
      parts={parts}
    />
  );
}
