import { memo, type PointerEvent } from 'react';
import styles from './minimap.module.css';
import { type Layer, PictureLayer } from './picture-layer.tsx';
import type { ViewControl } from './use-view.ts';
import type { Box, Size } from './view.ts';

const widest = 176;
const tallest = 300;

interface Shown extends Pick<Layer, 'src' | 'size' | 'pieces'> {
  regions: readonly Box[];
  current: number | null;
}

interface Props extends Shown {
  picture: Size;
  pane: Size;
  control: ViewControl;
}

/** The whole picture, small: where the changes are, and which part is shown. For pointers; keys have the list. */
export function Minimap({ src, size, pieces, picture, pane, regions, current, control }: Props) {
  const scale = Math.min(widest / picture.width, tallest / picture.height);
  const { view, centreOn } = control;
  const window = {
    left: Math.max(0, view.x) * scale,
    top: Math.max(0, view.y) * scale,
    width: Math.min(picture.width, pane.width / view.scale) * scale,
    height: Math.min(picture.height, pane.height / view.scale) * scale,
  };

  function go(event: PointerEvent<HTMLElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    centreOn({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  }

  return (
    <div
      className={styles.map}
      style={{ width: picture.width * scale, height: picture.height * scale }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <Land src={src} size={size} pieces={pieces} regions={regions} current={current} scale={scale} />
      <span className={styles.window} style={window} />
    </div>
  );
}

/** What stays as it is while the pictures move, and so is not drawn anew. */
const Land = memo(function Land({ src, size, pieces, regions, current, scale }: Shown & { scale: number }) {
  return (
    <>
      <PictureLayer
        layer={{ name: 'map', src, size, pieces, alt: '' }}
        view={{ x: 0, y: 0, scale }}
        isJump={false}
      />
      {regions.map((region, place) => (
        <span
          key={`${region.x}-${region.y}-${region.width}-${region.height}`}
          className={styles.region}
          data-current={place === current || undefined}
          style={{
            left: region.x * scale,
            top: region.y * scale,
            width: Math.max(4, region.width * scale),
            height: Math.max(3, region.height * scale),
          }}
        />
      ))}
    </>
  );
});
