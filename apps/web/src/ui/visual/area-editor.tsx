import type { IgnoredArea } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { AreaBox } from './area-box.tsx';
import styles from './area-editor.module.css';
import { AreaList } from './area-list.tsx';
import { AreaTools } from './area-tools.tsx';
import { drawArea, moveArea, resizeArea, stepOf } from './areas.ts';
import { useAreaDrag } from './use-area-drag.ts';
import { useAreaHistory } from './use-area-history.ts';
import { useSize } from './use-size.ts';
import type { Size } from './view.ts';

interface Props {
  src: string;
  width: number;
  height: number;
  areas: readonly IgnoredArea[];
  onChange: (areas: IgnoredArea[]) => void;
}

const { max } = limits.pictureRegions;

/** Rectangles on a picture that are not compared: drawn, moved, resized, removed and explained by mouse, finger or keys. */
export function AreaEditor({ src, width, height, areas, onChange }: Props) {
  const size: Size = { width, height };
  const id = useId();
  const [selected, setSelected] = useState<number | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [drawsByTouch, setDrawsByTouch] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const [watchSize, frameSize] = useSize();
  const frameRef = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      return watchSize(element);
    },
    [watchSize],
  );
  const { change, undo, canUndo } = useAreaHistory(areas, onChange);
  const scale = isLarge ? 1 : Math.min(1, Math.max(frameSize.width, 1) / width);

  function add(area: Omit<IgnoredArea, 'note'>): void {
    if (areas.length >= max) return;
    change([...areas, { ...area, note: '' }]);
    setSelected(areas.length);
    focusArea(frame.current, areas.length);
  }

  /** In the middle of what is seen of the picture. */
  function addInTheMiddle(): void {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const x = (scrollLeft + Math.min(clientWidth, size.width * scale) / 2) / scale;
    const y = (scrollTop + Math.min(clientHeight, size.height * scale) / 2) / scale;
    const [w, h] = [size.width / 8, Math.min(size.height / 8, size.width / 16)];
    add(drawArea({ x: x - w, y: y - h }, { x: x + w, y: y + h }, size));
  }

  const replace = (place: number, next: Partial<IgnoredArea>, kind?: string) =>
    change(
      areas.map((area, at) => (at === place ? { ...area, ...next } : area)),
      kind,
    );

  function remove(place: number): void {
    change(areas.filter((_, at) => at !== place));
    setSelected(null);
    const left = areas.length - 1;
    if (left > 0) focusArea(frame.current, Math.min(place, left - 1));
    else frame.current?.focus();
  }

  const drag = useAreaDrag({ areas, picture: size, scale, onDrawn: add, onChanged: replace });

  function onAreaKey(event: KeyboardEvent, place: number): void {
    const area = areas[place];
    const by = stepOf(event.key, event.ctrlKey);
    if (area && by) {
      event.preventDefault();
      if (event.shiftKey) replace(place, resizeArea(area, { x: 1, y: 1 }, by, size), `resize ${place}`);
      else replace(place, moveArea(area, by, size), `move ${place}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(place);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isText = event.target instanceof HTMLInputElement;
    if (!isText && event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      undo();
    }
  }

  const { live } = drag;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for Ctrl and Z, wherever the focus is in it; the button does the same
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <AreaTools
        canAdd={areas.length < max}
        onAdd={addInTheMiddle}
        canUndo={canUndo}
        onUndo={undo}
        isLarge={isLarge}
        onLarge={setLarge}
        drawsByTouch={drawsByTouch}
        onDrawsByTouch={setDrawsByTouch}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to be able to */}
      <section ref={frameRef} className={styles.frame} aria-label="Picture with areas" tabIndex={0}>
        <div
          className={styles.picture}
          data-picture
          data-touch={drawsByTouch || undefined}
          style={{ width: size.width * scale, height: size.height * scale }}
          onPointerDown={(event) => {
            if (event.pointerType !== 'mouse' && !drawsByTouch) return;
            if (areas.length < max) drag.begin(event, { place: null });
          }}
          {...drag.handlers}
        >
          <img src={src} alt="What is compared" draggable={false} />
          {areas.map((area, place) => (
            <AreaBox
              key={place}
              area={live?.place === place ? { ...area, ...live.area } : area}
              place={place}
              scale={scale}
              isSelected={place === selected}
              describedBy={`${id}-keys`}
              onSelect={() => setSelected(place)}
              onKeyDown={(event) => onAreaKey(event, place)}
              onHold={(event, sides) => drag.begin(event, { place, sides })}
              handlers={drag.handlers}
            />
          ))}
          {live?.place === null && <span className={styles.draft} style={scaled(live.area, scale)} />}
        </div>
      </section>
      <p className={styles.keys} id={`${id}-keys`}>
        Drag on the picture to draw an area. On an area, arrows move it, Shift and arrows resize it, Ctrl
        makes the steps small, Delete removes it.
        {areas.length >= max && ` There are ${max} areas: more cannot be ignored.`}
      </p>
      <AreaList
        areas={areas}
        selected={selected}
        onSelect={setSelected}
        onNote={(place, note) => replace(place, { note }, `note ${place}`)}
        onRemove={remove}
      />
    </div>
  );
}

function scaled({ x, y, width, height }: Omit<IgnoredArea, 'note'>, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

/** Once the area is there. */
function focusArea(frame: HTMLElement | null, place: number): void {
  requestAnimationFrame(() => {
    frame?.querySelectorAll<HTMLElement>('[data-picture] button')[place]?.focus();
  });
}
