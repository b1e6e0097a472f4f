import type { ComparisonDetail, IgnoredArea } from '@assay/contract';
import { useState } from 'react';
import { usePicture } from '../../../parts/visual/use-picture.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { SquareDashedMousePointer } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { AreaEditor } from '../../../ui/visual/area-editor.tsx';
import styles from './comparison-view.module.css';
import { type Ignoring, isAccepted } from './use-ignoring.ts';

interface Props {
  comparison: ComparisonDetail;
  ignoring: Ignoring;
}

/** What is not compared from the next picture on, drawn on this one. */
export function IgnoredAreas({ comparison, ignoring }: Props) {
  const [draft, setDraft] = useState<readonly IgnoredArea[] | null>(null);
  const { areas, isBusy, save } = ignoring;
  const count = areas?.length ?? 0;
  return (
    <section className={styles.areas} aria-labelledby="ignored-title">
      <div className={styles.areasHead}>
        <div>
          <h3 className={styles.subtitle} id="ignored-title">
            Ignored areas
          </h3>
          <p className={styles.note}>
            {count === 0
              ? 'Something on this page changes on its own? Draw a rectangle over it, and it is not compared any more.'
              : `${count === 1 ? 'One area is' : `${count} areas are`} not compared from the next picture on.`}
          </p>
        </div>
        {!draft && (
          <ActionButton disabled={!areas} onClick={() => setDraft(areas ?? [])}>
            <SquareDashedMousePointer size={16} aria-hidden="true" />
            Draw ignored areas
          </ActionButton>
        )}
      </div>
      {draft && (
        <>
          <Editor comparison={comparison} areas={draft} onChange={setDraft} />
          <div className={styles.row}>
            <ActionButton
              disabled={isBusy || draft === areas}
              onClick={async () => {
                if (await save(draft)) setDraft(null);
              }}
            >
              {isBusy ? 'Saving…' : 'Save areas'}
            </ActionButton>
            <ActionButton disabled={isBusy} onClick={() => setDraft(null)}>
              Cancel
            </ActionButton>
          </div>
        </>
      )}
    </section>
  );
}

interface EditorProps {
  comparison: ComparisonDetail;
  areas: readonly IgnoredArea[];
  onChange: (areas: IgnoredArea[]) => void;
}

function Editor({ comparison, areas, onChange }: EditorProps) {
  const { compared_with, shifts } = comparison;
  // Where rows moved, areas are drawn on the picture that they are areas of.
  const isMoved = shifts.length > 0 && !isAccepted(comparison);
  const picture = (isMoved && compared_with) || comparison.picture;
  const { src, hasFailed, retry } = usePicture(picture.hash);
  if (hasFailed) return <BrokenPart text="The picture could not be loaded." onRetry={retry} />;
  if (!src) return <LoadingPart text="Loading the picture…" />;
  return (
    <AreaEditor src={src} width={picture.width} height={picture.height} areas={areas} onChange={onChange} />
  );
}
