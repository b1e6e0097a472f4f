import { useState } from 'react';
import { useFocusAfter } from '../../../../lib/use-focus-after.ts';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { useBusy } from '../../common/busy.ts';
import type { DraftEndpoint } from '../../draft/test-draft.ts';
import styles from './endpoint-list.module.css';
import { buttonId, EndpointRow } from './endpoint-row.tsx';
import { UndoOffer } from './undo-offer.tsx';
import type { Endpoints } from './use-endpoints.ts';

interface Props {
  list: Endpoints;
  editedKey: string;
  onEdit: (endpoint: DraftEndpoint) => void;
  onRemoved: (key: string) => void;
}

/** The endpoints in the order in which they run. */
export function EndpointList({ list, editedKey, onEdit, onRemoved }: Props) {
  const { endpoints } = list;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const focusAfter = useFocusAfter();
  const kept = useKeptFocus<HTMLOListElement>('endpoint-name');
  const isBusy = useBusy();

  function move(from: number, to: number) {
    const moved = endpoints[from];
    if (!moved || to < 0 || to >= endpoints.length || from === to) return;
    list.move(from, to);
    setSaid(`${moved.name} is number ${to + 1} of ${endpoints.length} now.`);
  }

  return (
    <>
      {endpoints.length === 0 ? (
        <p className={styles.empty}>
          No endpoint yet. Fill in the form below, import a document, or write in plain English what to check.
        </p>
      ) : (
        <ol {...kept} className={styles.list} aria-label="Endpoints">
          {endpoints.map((endpoint, at) => (
            <EndpointRow
              key={endpoint.key}
              endpoint={endpoint}
              number={at + 1}
              count={endpoints.length}
              isEdited={endpoint.key === editedKey}
              isOver={over === at && dragged !== at}
              onEdit={() => onEdit(endpoint)}
              onToggle={() => list.toggle(endpoint.key)}
              onDuplicate={() => {
                list.duplicate(endpoint);
                setSaid(`${endpoint.name} was duplicated.`);
              }}
              onMove={(by) => {
                focusAfter(buttonId(endpoint.key, by < 0 ? 'up' : 'down'));
                move(at, at + by);
              }}
              onRemove={() => {
                list.remove(endpoint.key);
                onRemoved(endpoint.key);
              }}
              onDragStart={(event) => {
                if (isBusy) return event.preventDefault();
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', endpoint.name);
                setDragged(at);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                if (over !== at) setOver(at);
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, at);
                setDragged(null);
                setOver(null);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            />
          ))}
        </ol>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <UndoOffer removed={list.removed} undo={list.undo} forget={list.forget} />
    </>
  );
}
