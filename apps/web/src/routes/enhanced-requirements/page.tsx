import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Requirements', text: 'A text area that counts as you write, up to 1000 characters.' },
  { name: 'Configuration', text: 'Test type, complexity level and AI model.' },
  {
    name: 'Advanced options',
    text: 'Browser, automation and three enhancements, out of the way until you want them.',
  },
  {
    name: 'Live progress',
    text: 'Planned cases and each step as it starts and ends, with the picture of the page.',
  },
  {
    name: 'Results',
    text: 'Cards with the success rate, the steps, their screenshots and the execution log.',
  },
  { name: 'Demo', text: 'A small shop served by Assay itself, to try all this on without the internet.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Enhanced AI Testing"
      lead="Generate test cases with more say in how they are made and run."
      parts={parts}
    />
  );
}
