import { describeBand } from './describe-change.ts';
import type { Band } from './line-up.ts';
import styles from './marks.module.css';
import { type Box, toScreen, type View } from './view.ts';

export interface Marked {
  regions: readonly Box[];
  /** The place of the region that was jumped to. */
  current: number | null;
  ignored: readonly (Box & { note: string })[];
  bands: readonly Band[];
}

interface Props extends Marked {
  view: View;
  width: number;
  isJump: boolean;
}

/** What is drawn over a picture. Lines stay as thin as they are, however large the picture is. */
export function Marks({ view, width, isJump, regions, current, ignored, bands }: Props) {
  const put = (area: Box) => {
    const { x, y, width, height } = toScreen(area, view);
    return { left: x, top: y, width: Math.max(4, width), height: Math.max(4, height) };
  };
  return (
    <div className={styles.marks} data-gliding={isJump || undefined} aria-hidden="true">
      {bands.map((band) => (
        <span
          key={`${band.kind}-${band.y}`}
          className={styles.band}
          data-kind={band.kind}
          style={putBand(toScreen({ x: 0, y: band.y, width, height: band.rows }, view))}
        >
          <span className={styles.label}>{describeBand(band)}</span>
        </span>
      ))}
      {ignored.map((area) => (
        <span
          key={`${area.x}-${area.y}-${area.width}-${area.height}`}
          className={styles.ignored}
          style={put(area)}
        >
          {area.width * view.scale > 96 && <span className={styles.label}>{area.note || 'Ignored'}</span>}
        </span>
      ))}
      {regions.map((region, place) => (
        <span
          key={`${region.x}-${region.y}-${region.width}-${region.height}`}
          className={styles.region}
          data-current={place === current || undefined}
          style={put(region)}
        >
          <span className={styles.number} style={putNumber(toScreen(region, view))}>
            {place + 1}
          </span>
        </span>
      ))}
    </div>
  );
}

/** As much of a band as the pane shows, so that its words are in sight. */
function putBand({ x, y, width, height }: Box) {
  return {
    left: Math.max(0, x),
    right: `max(0px, calc(100% - ${x + width}px))`,
    top: y,
    height: Math.max(4, height),
  };
}

/** At the upper left of its region, or as near to it as can be seen. */
function putNumber({ x, y, width, height }: Box) {
  return {
    left: Math.max(-8, Math.min(2 - x, width - 20)),
    top: Math.max(-12, Math.min(2 - y, height - 20)),
  };
}
