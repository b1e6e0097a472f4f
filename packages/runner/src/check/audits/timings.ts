/// <reference lib="dom" />
import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../../act/context.ts';
import { compare } from '../../judge/numbers.ts';
import { cannotCheck } from '../../judge/observe-page.ts';
import { judged, judgedFinally, type Observation, unsupported } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';

type Given = Expectation['condition'];

interface Paint {
  seconds: number;
  element: string;
}

interface Shift {
  value: number;
  at: number;
  elements: string[];
}

interface Vitals {
  supports: { paint: boolean; shift: boolean };
  firstByte: number;
  paint?: Paint;
  shifts: Shift[];
}

/** Runs in the page: what the browser has kept since the document began. */
function readVitals(): Promise<Vitals> {
  const tell = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'an element that is gone';
    const id = element.getAttribute('id') ? `#${element.getAttribute('id')}` : '';
    const name = (element.getAttribute('alt') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `<${element.localName}${id}>${name ? ` "${name.slice(0, 40)}"` : ''}`;
  };
  const types = PerformanceObserver.supportedEntryTypes;
  const [navigation] = performance.getEntriesByType('navigation');
  const vitals: Vitals = {
    supports: { paint: types.includes('largest-contentful-paint'), shift: types.includes('layout-shift') },
    firstByte: navigation instanceof PerformanceNavigationTiming ? navigation.responseStart / 1000 : 0,
    shifts: [],
  };
  type Kept = PerformanceEntry & {
    element?: Element | null;
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node?: Node | null }[];
  };
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Kept[]) {
        if (entry.entryType === 'largest-contentful-paint')
          vitals.paint = { seconds: entry.startTime / 1000, element: tell(entry.element) };
        else if (entry.entryType === 'layout-shift' && !entry.hadRecentInput)
          vitals.shifts.push({
            value: entry.value ?? 0,
            at: entry.startTime,
            elements: (entry.sources ?? []).map((source) => tell(source.node)),
          });
      }
      // Within one list the order is that of the entries' own times, not of asking.
      if (list.getEntriesByType('navigation').length === 0) return;
      observer.disconnect();
      resolve(vitals);
    });
    // Buffered entries come in the order of asking; a navigation is always there and ends the wait.
    if (vitals.supports.paint) observer.observe({ type: 'largest-contentful-paint', buffered: true });
    if (vitals.supports.shift) observer.observe({ type: 'layout-shift', buffered: true });
    observer.observe({ type: 'navigation', buffered: true });
  });
}

function read(context: StepContext): Promise<Vitals> {
  const reading = context.session.pages.current().evaluate(readVitals);
  return within(context.progress, reading, 'The timings of the page could not be read in time.');
}

/** From asking for the document until the first byte of it came. */
export async function observeFirstByte(context: StepContext, condition: Given): Promise<Observation> {
  if (condition.is !== 'seconds') return cannotCheck('first byte', condition);
  const { firstByte } = await read(context);
  if (firstByte <= 0) return unsupported('The browser does not tell when the first byte of this page came.');
  return judgedFinally(
    firstByte <= condition.atMost,
    `the first byte came after ${firstByte.toFixed(2)} seconds`,
  );
}

export async function observeLargestPaint(context: StepContext, condition: Given): Promise<Observation> {
  if (condition.is !== 'seconds') return cannotCheck('largest contentful paint', condition);
  const { supports, paint } = await read(context);
  if (!supports.paint)
    return unsupported('This browser does not measure the largest contentful paint. Run the case in Chrome.');
  if (!paint) return judged(false, 'nothing was painted yet');
  return judged(
    paint.seconds <= condition.atMost,
    `the largest contentful paint was ${paint.element} after ${paint.seconds.toFixed(2)} seconds`,
  );
}

/** Web Vitals: shifts less than a second apart belong together, for 5 seconds at most; the worst such window counts. */
export function sumShifts(shifts: readonly Shift[]): { total: number; elements: string[] } {
  let worst = { total: 0, elements: [] as string[] };
  let window: Shift[] = [];
  for (const shift of shifts.toSorted((one, other) => one.at - other.at)) {
    const [first, last] = [window[0], window.at(-1)];
    if (first && last && (shift.at - last.at >= 1000 || shift.at - first.at >= 5000)) window = [];
    window.push(shift);
    const total = window.reduce((sum, { value }) => sum + value, 0);
    if (total > worst.total) worst = { total, elements: window.flatMap(({ elements }) => elements) };
  }
  return worst;
}

export async function observeLayoutShift(context: StepContext, condition: Given): Promise<Observation> {
  if (condition.is !== 'number' || condition.unit !== undefined)
    return cannotCheck('layout shift', condition);
  const { supports, shifts } = await read(context);
  if (!supports.shift)
    return unsupported('This browser does not measure layout shifts. Run the case in Chrome.');
  const { total, elements } = sumShifts(shifts);
  const moved = elements.length > 0 ? `; moved: ${[...new Set(elements)].slice(0, 5).join(', ')}` : '';
  return judged(
    compare(total, condition.comparison, condition.value),
    `the layout shift is ${total.toFixed(3)}${moved}`,
  );
}
