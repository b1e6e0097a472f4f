import { useId, useState } from 'react';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { formatBytes } from '../../../../ui/api/format-bytes.ts';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Trash2 } from '../../../../ui/icons/index.ts';
import { newKey } from '../../draft/test-draft.ts';
import type { BodyDraft } from '../drafts/body-draft.ts';
import runner from '../drafts/runner.module.css';
import { readFile } from './read-file.ts';
import styles from './rows.module.css';

/** Together they have to fit into one call. */
const mostBytes = 3_000_000;

type Files = BodyDraft['files'];

interface Props {
  files: Files;
  /** A multipart body has a name for each file; a file body has one file alone. */
  areFields: boolean;
  problem: string | undefined;
  onChange: (files: Files) => void;
}

/** Files to send. */
export function FileRows({ files, areFields, problem, onChange }: Props) {
  const id = useId();
  const kept = useKeptFocus<HTMLUListElement>(id);
  const [refusal, setRefusal] = useState('');
  const said = refusal || problem;

  async function take(chosen: File | undefined) {
    setRefusal('');
    if (!chosen) return;
    if (chosen.size > mostBytes) {
      setRefusal(`“${chosen.name}” has ${formatBytes(chosen.size)}; files of up to 3 MB can be sent.`);
      return;
    }
    const added = { key: newKey(), field: areFields ? 'file' : '', file: await readFile(chosen) };
    onChange(areFields ? [...files, added] : [added]);
  }

  return (
    <div className={runner.group}>
      <label className={runner.legend} htmlFor={id}>
        {areFields ? 'Add a file' : 'File'}
      </label>
      <input
        id={id}
        type="file"
        aria-invalid={Boolean(said) || undefined}
        aria-describedby={said ? `${id}-problem` : undefined}
        onChange={(event) => {
          const input = event.currentTarget;
          void take(input.files?.[0]).finally(() => {
            // The same file may be chosen again after it was removed.
            input.value = '';
          });
        }}
      />
      {said && (
        <p className={runner.problem} id={`${id}-problem`} role="alert">
          {said}
        </p>
      )}
      <ul {...kept} className={styles.rows}>
        {(areFields ? files : files.slice(0, 1)).map(({ key, field, file }) => (
          <li className={styles.row} key={key}>
            <div className={styles.fields}>
              {areFields && (
                <Field
                  label="Field"
                  aria-label={`Field of ${file.name}`}
                  value={field}
                  autoComplete="off"
                  onChange={(wanted) =>
                    onChange(files.map((one) => (one.key === key ? { ...one, field: wanted } : one)))
                  }
                />
              )}
              <span>
                {file.name} <span className={runner.hint}>{file.type}</span>
              </span>
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove ${file.name}`}
              onClick={() => onChange(files.filter((one) => one.key !== key))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
