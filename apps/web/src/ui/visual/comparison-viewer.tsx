import type { IgnoredArea, PictureRegion, PictureShift } from '@assay/contract';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buildPanes, type ShownPicture } from './build-panes.ts';
import styles from './comparison-viewer.module.css';
import { KeyHints } from './key-hints.tsx';
import { MarkToggles } from './mark-toggles.tsx';
import { Minimap } from './minimap.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { ModeControls } from './mode-controls.tsx';
import { Pane } from './pane.tsx';
import { RegionList } from './region-list.tsx';
import { SliderLine } from './slider-line.tsx';
import bar from './toolbar.module.css';
import { useBlink } from './use-blink.ts';
import { useGestures } from './use-gestures.ts';
import { useLaidOut } from './use-laid-out.ts';
import { useRegions } from './use-regions.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';
import { moveOf, useViewerKeys } from './use-viewer-keys.ts';
import { nextMode, type ViewMode } from './view-modes.ts';
import { ZoomControls } from './zoom-controls.tsx';

interface Props {
  current: ShownPicture;
  /** Null where there was nothing to compare with. */
  baseline: ShownPicture | null;
  diff: ShownPicture | null;
  /** There is none, or it cannot be had. */
  isDiffMissing: boolean;
  regions: readonly PictureRegion[];
  shifts: readonly PictureShift[];
  ignored: readonly IgnoredArea[];
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
  /** What can be done about the change that was jumped to. */
  onRegion?: (region: PictureRegion) => ReactNode;
  /** Further keys that the page around it has, for the list of keys. */
  children?: ReactNode;
}

/** Two pictures in five ways of looking at them, kept in step, with what changed to jump between. */
export function ComparisonViewer(given: Props) {
  const {
    current,
    baseline,
    diff,
    isDiffMissing,
    regions,
    shifts,
    ignored,
    mode,
    onMode,
    onRegion,
    children,
  } = given;
  const hintsId = useId();
  const [shown, setShown] = useState({ outlines: true, coloured: true, ignored: true, linedUp: true });
  const [opacity, setOpacity] = useState(50);
  const [divide, setDivide] = useState(50);
  const blink = useBlink(baseline !== null && mode === 'blink');
  const { laid, picture, placed, placedIgnored } = useLaidOut(given, shown.linedUp);
  const [paneRef, pane] = useSize();
  const panesElement = useRef<HTMLElement>(null);
  const control = useView(picture, pane);
  const jumps = useRegions(regions, placed, control, () =>
    panesElement.current?.scrollIntoView({ block: 'nearest' }),
  );
  const gestures = useGestures(control, panesElement, jumps.pressAt);

  useViewerKeys(control, jumps, () => baseline && onMode(nextMode(mode)));

  function onKeyDown(event: KeyboardEvent) {
    const by = moveOf(event.key);
    if (!by || !control.canPan(by)) return;
    event.preventDefault();
    control.panBy(by);
  }

  const marked = {
    regions: shown.outlines ? placed : [],
    current: jumps.current,
    ignored: shown.ignored ? placedIgnored : [],
    bands: [],
  };
  const panes = buildPanes({ ...given, laid, shown, marked, opacity, divide, showsNew: blink.showsNew });
  const region = jumps.current === null ? undefined : regions[jumps.current];
  return (
    <div className={styles.viewer}>
      <div className={bar.bar}>
        {baseline && <ModeChoice mode={mode} onMode={onMode} />}
        <ZoomControls control={control} />
      </div>
      {isDiffMissing && <p className={styles.missing}>Diff image not available</p>}
      <div className={styles.body} data-alone={regions.length === 0 || undefined}>
        <section
          {...gestures}
          className={styles.panes}
          data-count={panes.length}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by arrow keys needs the focus, as a scrolling area does
          tabIndex={0}
          aria-label="Pictures"
          aria-describedby={hintsId}
          onKeyDown={onKeyDown}
        >
          {panes.map((content, place) => (
            <Pane
              key={panes.length === 1 ? 'only' : content.caption}
              {...content}
              control={control}
              picture={picture}
              paneRef={place === 0 ? paneRef : undefined}
            >
              {baseline && mode === 'slider' && <SliderLine percent={divide} onPercent={setDivide} />}
            </Pane>
          ))}
          {baseline && (
            <ModeControls
              mode={mode}
              opacity={opacity}
              onOpacity={setOpacity}
              divide={divide}
              onDivide={setDivide}
              blink={blink}
            />
          )}
        </section>
        <aside className={styles.side} aria-label="Places in the picture">
          <Minimap
            src={current.src}
            size={current.size}
            pieces={laid.current}
            picture={picture}
            pane={pane}
            regions={placed}
            current={jumps.current}
            control={control}
          />
          {regions.length > 0 && (
            <RegionList regions={regions} current={jumps.current} onSelect={jumps.select} onStep={jumps.step}>
              {region && onRegion?.(region)}
            </RegionList>
          )}
          <MarkToggles
            shown={shown}
            onShown={setShown}
            hasRegions={regions.length > 0}
            canColour={baseline !== null && mode === 'side' && diff !== null}
            ignored={ignored.length}
            hasShifts={shifts.length > 0}
          />
        </aside>
      </div>
      <p className={bar.hidden} role="status">
        {jumps.announcement}
      </p>
      <KeyHints id={hintsId} canCompare={baseline !== null}>
        {children}
      </KeyHints>
    </div>
  );
}
