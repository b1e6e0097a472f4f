import type { ReactNode } from 'react';
import { type Marked, Marks } from './marks.tsx';
import styles from './pane.module.css';
import { type Layer, PictureLayer } from './picture-layer.tsx';
import type { ViewControl } from './use-view.ts';
import type { Size } from './view.ts';

interface Props {
  caption: string;
  layers: readonly Layer[];
  marked: Marked;
  control: ViewControl;
  picture: Size;
  paneRef?: (element: HTMLElement | null) => (() => void) | undefined;
  /** What lies over it, such as the line of the slider. */
  children?: ReactNode;
}

/** A window onto pictures that lie over each other. */
export function Pane({ caption, layers, marked, control, picture, paneRef, children }: Props) {
  const { view, isJump } = control;
  // What is lower than the pane may be is not stretched to it.
  const box = {
    aspectRatio: `${picture.width} / ${picture.height}`,
    '--whole': `${picture.height}px`,
    touchAction: leaveToThePage(control),
  };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div ref={paneRef} className={styles.pane} style={box} data-pane={caption}>
        {layers.map((layer) => (
          <PictureLayer key={layer.name} layer={layer} view={view} isJump={isJump} />
        ))}
        <Marks {...marked} view={view} width={picture.width} isJump={isJump} />
        {children}
      </div>
    </figure>
  );
}

/** Where the picture is at its end, a finger moves the page on. */
function leaveToThePage({ canPan }: ViewControl): string {
  const [up, down] = [canPan({ x: 0, y: -1 }), canPan({ x: 0, y: 1 })];
  if (up && down) return 'none';
  if (!up && !down) return 'pan-y';
  return up ? 'pan-down' : 'pan-up';
}
