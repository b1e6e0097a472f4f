import { limits } from '@assay/contract/choices';
import { type Dispatch, Fragment, useState } from 'react';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Plus } from '../../ui/icons/index.ts';
import { type Change, type Draft, isFull, listSteps } from './draft.ts';
import type { TestCase } from './reading.ts';
import { RemovedStep, undoId } from './removed-step.tsx';
import styles from './step-editor.module.css';
import { partId, type StepPart, StepRow } from './step-row.tsx';
import { useReadings } from './use-readings.ts';

interface Props {
  testCase: TestCase;
  draft: Draft;
  onChange: Dispatch<Change>;
  /** What the server refused, by the words of the step. */
  problems: ReadonlyMap<string, string>;
}

/** The list of steps. Whatever moves or goes, the focus stays near it and the change is said aloud. */
export function StepEditor({ testCase, draft, onChange, problems }: Props) {
  const { lines, removed } = draft;
  const readings = useReadings(listSteps(draft), testCase.steps);
  const [said, say] = useState('');
  const focusAfter = useFocusAfter();
  const full = isFull(draft);
  const last = removed.at(-1);

  function add(after?: number) {
    if (full) return say(fullSentence);
    onChange({ do: 'add', after });
    focusAfter(partId(draft.nextKey, 'text'));
  }

  function move(key: number, index: number, by: -1 | 1, part: StepPart) {
    const goal = index + by;
    if (goal < 0 || goal >= lines.length) return;
    onChange({ do: 'move', key, by });
    focusAfter(partId(key, part));
    say(`Step ${index + 1} is now step ${goal + 1}.`);
  }

  function remove(key: number, index: number, text: string) {
    onChange({ do: 'remove', key });
    const neighbour = lines[index - 1] ?? lines[index + 1];
    if (text.trim()) focusAfter(undoId);
    else if (neighbour) focusAfter(partId(neighbour.key, 'text'));
    say(`Step ${index + 1} was removed.`);
  }

  function undo() {
    if (!last || full) return say(fullSentence);
    onChange({ do: 'undo removal' });
    focusAfter(partId(last.line.key, 'text'));
    say(`Step ${last.index + 1} is back.`);
  }

  const gap = last && <RemovedStep text={last.line.text} onUndo={undo} />;

  return (
    <section aria-labelledby="steps-heading">
      <div className={styles.head}>
        <h2 className={styles.heading} id="steps-heading">
          Steps
        </h2>
        <p className={styles.hint}>Enter adds a step. Alt with the up or down arrow moves it.</p>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ol className={styles.list}>
        {lines.map((line, index) => (
          <Fragment key={line.key}>
            {last?.index === index && gap}
            <StepRow
              line={line}
              number={index + 1}
              count={lines.length}
              isFull={full}
              testCase={testCase}
              reading={readings.byWords.get(line.text.trim())}
              problem={problems.get(line.text.trim())}
              onChange={onChange}
              onMove={(by, part) => move(line.key, index, by, part)}
              onRemove={() => remove(line.key, index, line.text)}
              onAdd={() => add(line.key)}
            />
          </Fragment>
        ))}
        {last && last.index >= lines.length && gap}
      </ol>
      <div className={styles.foot}>
        <ActionButton disabled={full} onClick={() => add()}>
          <Plus size={16} aria-hidden="true" /> Add a step
        </ActionButton>
        {full && <p className={styles.hint}>{fullSentence}</p>}
        {readings.failed && (
          <p className={styles.hint} role="status">
            The steps could not be read just now. You can still save them.
          </p>
        )}
      </div>
    </section>
  );
}

const fullSentence = `A test case may have at most ${limits.steps.max} steps. Remove one to add another.`;
