import { type UIEvent, useId, useRef } from 'react';
import { describeJsonProblem, findJsonProblem } from './find-json-problem.ts';
import styles from './json-editor.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What else is wrong with it than that it is no JSON. */
  error?: string;
  description?: string;
  placeholder?: string;
  /** Other text is shown with its lines and without marks. */
  isPlain?: boolean;
}

const fewestLines = 4;
const mostLines = 16;

function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Such as with variables in it, which only become JSON when it is sent.
    return text;
  }
}

/** JSON to type in, with numbered lines, that points at what is wrong. */
export function JsonEditor({ label, name, value, onChange, error, isPlain = false, ...rest }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLPreElement>(null);
  const problem = isPlain || value.trim() === '' ? null : findJsonProblem(value);
  const lines = value.split('\n').length;
  const shown = Math.min(mostLines, Math.max(fewestLines, lines));

  function follow({ currentTarget }: UIEvent<HTMLTextAreaElement>) {
    const { scrollTop, scrollLeft } = currentTarget;
    if (gutter.current) gutter.current.scrollTop = scrollTop;
    if (marks.current) marks.current.scrollTo(scrollLeft, scrollTop);
  }

  function goThere() {
    if (!problem || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(problem.at, Math.min(value.length, problem.at + 1));
  }

  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {!isPlain && value.trim() !== '' && !problem && (
          <button type="button" className={styles.link} onClick={() => onChange(format(value))}>
            Format<span className={styles.hidden}> {label}</span>
          </button>
        )}
      </div>
      {rest.description && (
        <p className={styles.description} id={`${id}-description`}>
          {rest.description}
        </p>
      )}
      <div className={styles.box} data-invalid={Boolean(problem || error) || undefined}>
        <div className={styles.gutter} aria-hidden="true">
          <div ref={gutter} className={styles.numbers}>
            {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
              <span key={line} className={styles.line} data-wrong={problem?.line === line || undefined}>
                {line}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.pane}>
          {problem && (
            <pre ref={marks} className={styles.marks} aria-hidden="true">
              {value.slice(0, problem.at)}
              <mark className={styles.mark}>{value.slice(problem.at, problem.at + 1).trim() || ' '}</mark>
            </pre>
          )}
          <textarea
            ref={area}
            id={id}
            name={name}
            className={styles.area}
            value={value}
            wrap="off"
            rows={shown}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={rest.placeholder}
            aria-invalid={Boolean(problem || error) || undefined}
            aria-describedby={`${id}-problem${rest.description ? ` ${id}-description` : ''}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onScroll={follow}
          />
        </div>
      </div>
      <div className={styles.problem} id={`${id}-problem`} role="status">
        {problem && (
          <>
            {describeJsonProblem(problem)}{' '}
            <button type="button" className={styles.link} onClick={goThere}>
              Go there<span className={styles.hidden}> in {label}</span>
            </button>
          </>
        )}
        {!problem && error}
      </div>
    </div>
  );
}
