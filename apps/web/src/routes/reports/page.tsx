import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Filters', text: 'Test case, start date and end date.' },
  { name: 'Statistics', text: 'How many runs succeeded, failed or timed out, and how long they took.' },
  { name: 'Execution history', text: 'Each run with its steps and its evidence.' },
  { name: 'Export Report', text: 'The report as a file.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Test Reports"
      lead="The execution history of your test cases, ready to show to somebody else."
      parts={parts}
    />
  );
}
