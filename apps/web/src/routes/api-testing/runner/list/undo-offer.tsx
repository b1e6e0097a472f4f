import { UndoBar } from '../../../../shell/undo-bar.tsx';
import type { Endpoints } from './use-endpoints.ts';

/** Offers to bring back the endpoint that was just deleted. */
export function UndoOffer({ removed, undo, forget }: Pick<Endpoints, 'removed' | 'undo' | 'forget'>) {
  const { key, name } = removed?.endpoint ?? {};
  return (
    <UndoBar
      offer={key === undefined ? undefined : { key, words: `“${name}” deleted.`, undo, finish: forget }}
    />
  );
}
