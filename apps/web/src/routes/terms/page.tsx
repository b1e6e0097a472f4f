import { Prose } from '../../ui/prose.tsx';
import { sections } from './sections.tsx';

export const handle = { footer: true };

export function Component() {
  return (
    <Prose
      title="Terms of Service"
      lead="What you may expect of this installation of Assay, and what is expected of you."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
