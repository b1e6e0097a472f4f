import type { SystemHealth } from '@assay/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { describeReader, readerStates, readerTones } from './describe-reader.ts';
import styles from './requirement-reader.module.css';
import tools from './tool-panels.module.css';

/** The language model that reads requirements, and a field to try it. */
export function RequirementReader({ reader }: { reader: NonNullable<SystemHealth['reader']> }) {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: async (sentence: string) => {
      const since = performance.now();
      const { steps } = await request('POST /api/steps/read', { body: { steps: [sentence] } });
      return { step: steps[0], seconds: (performance.now() - since) / 1000 };
    },
    // It is loaded now, and its speed is known.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'system'] }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !reading.isPending) reading.mutate(text.trim());
  }

  const { data } = reading;
  return (
    <>
      <div className={tools.head}>
        <strong>{reader.name}</strong>
        <Tag tone={readerTones[reader.state]}>{readerStates[reader.state]}</Tag>
      </div>
      <p className={tools.note}>Reads requirements · {describeReader(reader)}</p>
      <form className={styles.form} onSubmit={submit} aria-label="Try the reader">
        <Field
          label="Try a sentence"
          placeholder="Log in as ada and see the orders"
          maxLength={500}
          value={text}
          onChange={setText}
        />
        <SubmitButton progress="Reading …" sending={reading.isPending} disabled={text.trim() === ''}>
          Read
        </SubmitButton>
      </form>
      <FormAlert message={reading.isError ? 'The sentence could not be read. Try again.' : ''} />
      <div role="status" className={styles.answer}>
        {data?.step && (
          <>
            {data.step.sentence === '' ? (
              <p>{data.step.reason}</p>
            ) : (
              <ol className={styles.steps}>
                {data.step.sentence.split(' / ').map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ol>
            )}
            <p className={tools.note}>Read without a page in {data.seconds.toFixed(1)} s.</p>
          </>
        )}
      </div>
    </>
  );
}
