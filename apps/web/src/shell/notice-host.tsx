import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';
import { dismissNotice, notices, type ShownNotice, toast } from './notifications.ts';
import { useStore } from './store.ts';

type Dialog = ComponentType<{ notice: ShownNotice }>;

const loadDialog = loadChunk(() => import('./notice-dialog.tsx'));

/** Where the notification modal lives: in the shell, so that a notice outlives the page that raised it. */
export function NoticeHost() {
  const [first] = useStore(notices);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    // Fetched while nothing else goes on: the notice to show may be that the network is gone.
    const timer = setTimeout(() => {
      loadDialog().then(
        (chunk) => setDialog(() => chunk.NoticeDialog),
        (error: unknown) => console.warn('The notification modal could not be fetched ahead.', error),
      );
    }, 500);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!first || Dialog) return;
    let waiting = true;
    loadDialog().then(
      (chunk) => setDialog(() => chunk.NoticeDialog),
      () => {
        if (!waiting) return;
        dismissNotice(first.id);
        toast[first.type](`${first.title}: ${first.message}`);
        // A question that cannot be asked counts as declined.
        first.onCancel?.();
      },
    );
    return () => {
      waiting = false;
    };
  }, [first, Dialog]);

  return first && Dialog ? <Dialog key={first.id} notice={first} /> : null;
}
