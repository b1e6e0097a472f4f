import { findWords } from '@assay/contract/text';
import type { Dispatch } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../ui/icons/index.ts';
import { selectWords } from '../../ui/run/select-words.ts';
import type { Change, Line } from './draft.ts';
import { caseTextId, type Reading, type TestCase } from './reading.ts';
import { StepField } from './step-field.tsx';
import { StepReading } from './step-reading.tsx';
import styles from './step-row.module.css';

export type StepPart = 'text' | 'up' | 'down';

/** The id of a part of a step, for putting the focus there. */
export function partId(key: number, part: StepPart): string {
  return `step-${key}-${part}`;
}

interface Props {
  line: Line;
  number: number;
  count: number;
  isFull: boolean;
  testCase: TestCase;
  reading: Reading | undefined;
  problem: string | undefined;
  onChange: Dispatch<Change>;
  onMove: (by: -1 | 1, part: StepPart) => void;
  onRemove: () => void;
  onAdd: () => void;
}

/** One step: its words, how they are understood, and what can be done with it. */
export function StepRow(props: Props) {
  const { line, number, count, testCase, reading, problem, onChange, onMove, onRemove, onAdd } = props;
  const { key, text } = line;
  const readingId = `step-${key}-reading`;
  const isFromText = findWords(testCase.requirement_text, text) !== undefined;
  const write = (next: string) => onChange({ do: 'write', key, text: next });
  const use = (sentence: string) => {
    write(sentence);
    // The button goes away with what it offered.
    document.getElementById(partId(key, 'text'))?.focus();
  };
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <StepField
          id={partId(key, 'text')}
          number={number}
          text={text}
          testCaseId={testCase.id}
          isInvalid={problem !== undefined}
          describedBy={readingId}
          onWrite={write}
          onPasteLines={(texts) => onChange({ do: 'write lines', key, texts })}
          onEnter={onAdd}
          onErase={onRemove}
          onMove={(by) => onMove(by, 'text')}
        />
        <StepReading
          id={readingId}
          text={text}
          reading={reading}
          problem={problem}
          onUse={use}
          onShow={isFromText ? () => selectWords(caseTextId, { words: text, line: null }) : undefined}
        />
      </div>
      <div className={styles.actions}>
        <IconButton
          id={partId(key, 'up')}
          icon={ArrowUp}
          label={`Move step ${number} up`}
          disabled={number === 1}
          onClick={() => onMove(-1, 'up')}
        />
        <IconButton
          id={partId(key, 'down')}
          icon={ArrowDown}
          label={`Move step ${number} down`}
          disabled={number === count}
          onClick={() => onMove(1, 'down')}
        />
        <IconButton
          icon={Plus}
          label={`Add a step below step ${number}`}
          disabled={props.isFull}
          onClick={onAdd}
        />
        <IconButton icon={Trash2} label={`Remove step ${number}`} onClick={onRemove} />
      </div>
    </li>
  );
}
