import type { IgnoredArea, VisualBaseline } from '@assay/contract';
import { useState } from 'react';
import { request } from '../../../lib/client.ts';
import { usePicture } from '../../../parts/visual/use-picture.ts';
import { useLeaveGuard } from '../../../shell/use-leave-guard.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Copy } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { AreaEditor } from '../../../ui/visual/area-editor.tsx';
import styles from './baseline-view.module.css';
import { CopyDialog } from './copy-dialog.tsx';
import { useChange } from './use-change.ts';

/** The accepted picture, with what is not compared drawn on it. */
export function IgnoredAreas({ baseline }: { baseline: VisualBaseline }) {
  const [draft, setDraft] = useState<readonly IgnoredArea[] | null>(null);
  const [isCopying, setCopying] = useState(false);
  const { isBusy, change } = useChange();
  const { picture, ignored, id } = baseline;
  const { src, hasFailed, retry } = usePicture(picture?.hash ?? null);
  const areas = draft ?? ignored;
  useLeaveGuard(
    draft !== null,
    'The areas that you changed are not saved. If you leave this baseline now, the changes are lost.',
    'address',
  );

  async function save() {
    if (isBusy || !draft) return;
    const sent = { params: { id }, body: { ignored: [...draft] } };
    const wording = { done: 'Ignored areas saved.', failed: 'The ignored areas were not saved.' };
    if (await change(() => request('PUT /api/visual/baselines/{id}', sent), wording)) setDraft(null);
  }

  return (
    <section className={styles.section} aria-labelledby="areas-title">
      <h3 className={styles.sectionTitle} id="areas-title">
        Picture and ignored areas
      </h3>
      <p className={styles.about}>
        Draw a rectangle over what changes on its own, such as a clock or an advertisement. It stays visible,
        but changes in it are not counted.
      </p>
      {!picture && (
        <p className={styles.note}>No picture is accepted at the moment, so there is nothing to draw on.</p>
      )}
      {hasFailed && <BrokenPart text="The picture could not be loaded." onRetry={retry} />}
      {picture && !src && !hasFailed && <LoadingPart text="Loading the picture…" />}
      {picture && src && (
        <AreaEditor
          src={src}
          width={picture.width}
          height={picture.height}
          areas={areas}
          onChange={setDraft}
        />
      )}
      <div className={styles.row}>
        <ActionButton aria-disabled={isBusy || !draft || undefined} onClick={() => void save()}>
          {isBusy ? 'Saving…' : 'Save areas'}
        </ActionButton>
        {draft && <ActionButton onClick={() => setDraft(null)}>Discard changes</ActionButton>}
        {!draft && ignored.length > 0 && (
          <ActionButton onClick={() => setCopying(true)}>
            <Copy size={16} aria-hidden="true" /> Copy to other baselines
          </ActionButton>
        )}
        {draft && (
          <p className={styles.note} role="status">
            These changes are not saved yet.
          </p>
        )}
      </div>
      {isCopying && <CopyDialog baseline={baseline} onClose={() => setCopying(false)} />}
    </section>
  );
}
