import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  {
    name: 'Overview',
    text: 'Total comparisons, success rate, failures, average difference and the latest tests.',
  },
  { name: 'Test History', text: 'Every comparison, filtered by result, with its details.' },
  {
    name: 'Comparison Results',
    text: 'Difference in percent, pixels changed, the threshold and the picture of the difference.',
  },
  {
    name: 'Baseline Management',
    text: 'Create, update, delete, approve, reject and restore baselines, and areas to ignore.',
  },
  { name: 'Upload', text: 'A screenshot of your own to compare.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Visual Testing Dashboard"
      lead="Compare screenshots with the pictures you approved, and see exactly what changed."
      parts={parts}
    />
  );
}
