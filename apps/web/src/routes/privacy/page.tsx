import { Prose } from '../../ui/prose.tsx';
import { sections } from './sections.tsx';

export const handle = { footer: true };

export function Component() {
  return (
    <Prose
      title="Privacy Policy"
      lead="What this installation of Assay keeps about you, where it keeps it, for how long, and what you can do about it."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
