import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Requirements', text: 'A free-text area for what your software must do.' },
  { name: 'Test Type', text: 'Functional, regression or performance.' },
  { name: 'AI Model', text: 'The premium source or the free one.' },
  { name: 'Results', text: 'Each test case with its steps and what came of each of them.' },
  { name: 'Copy All', text: 'All results at once, ready to paste elsewhere.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Input Testing Requirements"
      lead="Write what should hold in plain English, and get test cases that have been run."
      parts={parts}
    />
  );
}
