import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Share2 } from '../../ui/icons/index.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Target } from './use-shares.ts';

/** Opens the dialog with the read-only links of a test case or a project. */
export function ShareButton({ target, title }: { target: Target; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden="true" /> Share
      </ActionButton>
      {isOpen && <ShareDialog target={target} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
