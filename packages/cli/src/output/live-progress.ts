import type { CaseView } from '@assay/contract';
import { foldEvent, nothingYet, type RunState } from '../engine/fold-events.ts';
import type { Progress } from './progress.ts';
import { clean, cut, type Screen } from './screen.ts';
import { colourOf, count, markOf, markStep, nameVerdict, tellTime } from './words.ts';

const up = (lines: number) => (lines > 0 ? `\u001b[${lines}A` : '');
const eraseBelow = '\u001b[0J';

/** The steps around the one under way, where not all of them fit. */
function chooseSteps({ steps }: CaseView, room: number): CaseView['steps'] {
  if (steps.length <= room) return steps;
  const current = steps.findIndex(({ outcome }) => outcome === null);
  const first = Math.min(Math.max(0, (current < 0 ? steps.length : current) - room + 2), steps.length - room);
  return steps.slice(first, first + room);
}

/** Writes the cases under way anew with each event: their steps tick off in place, and what has ended stays above. */
export function liveProgress(screen: Screen): Progress {
  const { paint } = screen;
  let state: RunState = nothingYet;
  let told = new Set<string>();
  let heading = '';
  let drawn = 0;

  const fit = (text: string, indent: number) => cut(clean(text), Math.max(10, screen.columns - indent - 1));

  function drawCase(view: CaseView, room: number): string[] {
    const steps = chooseSteps(view, room).map((step) => {
      const [mark, colour] = markStep(step);
      const words = fit(step.action, 6);
      return `    ${paint(colour, mark)} ${step.outcome || step.status === 'running' ? words : paint('dim', words)}`;
    });
    return [`  ${paint('cyan', '›')} ${fit(view.title, 4)}`, ...steps];
  }

  function drawLive(): string[] {
    if (state.cases.length === 0)
      return heading ? [`  ${paint('dim', 'reading the page and planning …')}`] : [];
    const running = state.cases.filter((one) => one.state === 'running');
    const waiting = state.cases.filter((one) => one.state === 'queued').length;
    const room = Math.max(1, Math.floor((screen.rows - 4) / Math.max(1, running.length)) - 1);
    const lines = running.flatMap((one) => drawCase(one, room));
    return waiting === 0 ? lines : [...lines, paint('dim', `  ${count(waiting, 'case')} to come`)];
  }

  function drawEnded(view: CaseView): string {
    const mark = paint(colourOf(view.verdict), markOf(view.verdict));
    const tail = ` ${nameVerdict(view)}${view.execution_time === null ? '' : `, ${tellTime(view.execution_time)}`}`;
    return `  ${mark} ${fit(view.title, 4 + tail.length)}${paint('dim', tail)}`;
  }

  /** In one write, so that nothing flickers. */
  function redraw(lasting: string[], live: string[]): void {
    const lines = [...lasting, ...live].map((line) => `${line}\n`).join('');
    screen.write(`${up(drawn)}\r${eraseBelow}${lines}`);
    drawn = live.length;
  }

  return {
    begin(requirement, index, total) {
      state = nothingYet;
      told = new Set();
      heading = total === 1 ? requirement.name : `${index + 1}/${total} ${requirement.name}`;
      drawn = 0;
      redraw([paint('bold', fit(heading, 0))], drawLive());
    },
    take(event) {
      if (event.type === 'frame' || event.type === 'log') return;
      state = foldEvent(state, event);
      const ended = state.cases.filter((one) => one.state === 'done' && !told.has(one.execution_id));
      for (const { execution_id: id } of ended) told.add(id);
      redraw(ended.map(drawEnded), drawLive());
    },
    end() {
      heading = '';
      state = nothingYet;
      redraw([], []);
    },
  };
}
