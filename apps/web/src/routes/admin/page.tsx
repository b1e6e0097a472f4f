import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  {
    name: 'User management',
    text: 'Search and filter accounts, change their role or status, or delete them.',
  },
  { name: 'Feedback management', text: 'Feedback and contact messages in one inbox, each with its status.' },
  { name: 'Confirmation', text: 'Every change asks first. Super admin accounts are protected.' },
  { name: 'Audit log', text: 'Who changed what, and when.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Admin Dashboard"
      lead="For administrators: the accounts of this installation and what its users have written."
      parts={parts}
    />
  );
}
