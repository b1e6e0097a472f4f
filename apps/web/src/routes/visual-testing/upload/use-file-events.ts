import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

interface DropHandlers {
  onDragEnter: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Takes files that are dropped on an element, and says while they hover over it. Elements around it do not get them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): {
  isOver: boolean;
  handlers: DropHandlers;
} {
  const [isOver, setOver] = useState(false);
  // Without this the browser would leave the page and show the file instead.
  const claim = (event: DragEvent) => {
    if (!carriesFiles(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const handlers: DropHandlers = {
    onDragEnter: (event) => claim(event) && setOver(true),
    onDragOver: (event) => {
      claim(event);
    },
    onDragLeave: (event) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: (event) => {
      if (!claim(event)) return;
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

/** Takes files that are pasted anywhere on the page. What stands in front of the page comes `first`. */
export function useFilePaste(
  onFiles: (files: readonly File[]) => void,
  { isFirst }: { isFirst: boolean },
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener, isFirst);
    return () => document.removeEventListener('paste', listener, isFirst);
  }, [isFirst]);
}
