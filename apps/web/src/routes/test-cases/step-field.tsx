import { limits } from '@assay/contract/choices';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './step-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  id: string;
  number: number;
  text: string;
  testCaseId: string;
  isInvalid: boolean;
  /** The element that says how the step is understood. */
  describedBy: string;
  onWrite: (text: string) => void;
  onPasteLines: (texts: string[]) => void;
  /** Enter: a new step below. */
  onEnter: () => void;
  /** Backspace in an empty step. */
  onErase: () => void;
  onMove: (by: -1 | 1) => void;
}

/** The words of one step, with suggestions while they are typed. */
export function StepField(props: Props) {
  const { id, number, text, testCaseId, describedBy, onWrite, onPasteLines, onEnter, onErase, onMove } =
    props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const suggestions = useSuggestions(testCaseId);
  const { options, active, close } = suggestions;
  const isOpen = options.length > 0;

  function choose(option: string) {
    // At once, so that the cursor can be put between the quotes that wait for a text.
    flushSync(() => onWrite(option));
    const gap = option.indexOf('""');
    if (gap >= 0) field.current?.setSelectionRange(gap + 1, gap + 1);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (suggestions.onKey(event, choose)) return event.preventDefault();
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      close();
      onEnter();
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      onErase();
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = splitLines(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [first = '', ...others] = pasted;
    onPasteLines([text.slice(0, selectionStart) + first + text.slice(selectionEnd), ...others]);
  }

  return (
    <div className={styles.box}>
      <div className={styles.grow} data-text={text}>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={1}
          value={text}
          maxLength={limits.steps.length}
          aria-label={`Step ${number}`}
          aria-describedby={describedBy}
          aria-invalid={props.isInvalid || undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          placeholder={number === 1 ? 'Open "/"' : 'Say what to do or to check'}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const next = event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' ');
            onWrite(next);
            suggestions.ask(next);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={close}
        />
      </div>
      <SuggestionList
        id={listId}
        options={options}
        active={active}
        onPoint={suggestions.setActive}
        onChoose={choose}
      />
    </div>
  );
}

function splitLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').trim())
    .filter(Boolean);
}
