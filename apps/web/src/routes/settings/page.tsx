import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Profile', text: 'Name, phone, company, job title, time zone and a few words about you.' },
  { name: 'Security', text: 'Change your password.' },
  { name: 'Notifications', text: 'Email, browser and marketing messages, each on or off.' },
  { name: 'Danger Zone', text: 'Delete your account and everything in it.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Account Settings"
      lead="Your profile, your password and what Assay may tell you."
      parts={parts}
    />
  );
}
