import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  {
    name: 'Submit Feedback',
    text: 'Type, title and description, with category, priority and a rating from 1 to 5.',
  },
  { name: 'My Feedback', text: 'What you sent, its status and the answers to it, with Close and Reopen.' },
];

export const handle = { footer: true };

export function Component() {
  return (
    <BeingBuilt
      title="Feedback"
      lead="Tell the people behind this installation what works, what is missing and what is wrong."
      parts={parts}
    />
  );
}
