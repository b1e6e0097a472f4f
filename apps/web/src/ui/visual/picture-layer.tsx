import type { CSSProperties } from 'react';
import type { Piece } from './line-up.ts';
import styles from './pane.module.css';
import { pixelsFrom, type Size, type View } from './view.ts';

export interface Layer {
  name: string;
  src: string;
  size: Size;
  pieces: readonly Piece[];
  /** Told to who cannot see it; empty where it is said already. */
  alt: string;
  opacity?: number;
  /** As CSS has it, of the pane. */
  clip?: string;
  isHidden?: boolean;
}

interface Props {
  layer: Layer;
  view: View;
  isJump: boolean;
}

/** A picture in its place, cut where rows of the other lie between. The browser scales it: no pixel is touched here. */
export function PictureLayer({ layer, view, isJump }: Props) {
  const { src, size, pieces, alt, opacity = 1, clip, isHidden = false } = layer;
  const placed: CSSProperties = {
    transform: `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px) scale(${view.scale})`,
  };
  return (
    <div
      className={styles.layer}
      style={{ opacity, clipPath: clip, visibility: isHidden ? 'hidden' : undefined }}
      data-layer={layer.name}
      data-dim={opacity < 1 || undefined}
    >
      <div
        className={styles.world}
        style={placed}
        data-gliding={isJump || undefined}
        data-pixels={view.scale > pixelsFrom || undefined}
      >
        {pieces.map(({ from, to, rows }, place) => (
          <span
            key={from}
            className={styles.piece}
            style={{ top: to, width: size.width, height: Math.max(0, Math.min(rows, size.height - from)) }}
          >
            <img
              src={src}
              alt={place === 0 ? alt : ''}
              width={size.width}
              height={size.height}
              style={{ top: -from }}
              draggable={false}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
