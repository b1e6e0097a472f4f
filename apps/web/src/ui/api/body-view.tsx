import type { ApiResult } from '@assay/contract';
import styles from './body-view.module.css';
import { formatBytes } from './format-bytes.ts';
import { colourJson, formatJson } from './pretty-body.ts';

type Response = NonNullable<ApiResult['response']>;

interface Props {
  response: Response;
  isPretty: boolean;
}

/** The body of an answer, as it came or made readable. */
export function BodyView({ response, isPretty }: Props) {
  const { body, isText, isCut, size } = response;
  if (size === 0) return <p className={styles.note}>The answer has no body.</p>;
  const json = isPretty && isText ? formatJson(body) : undefined;
  const pieces = json === undefined ? undefined : colourJson(json);
  const note = [
    isCut && `Only the beginning of ${formatBytes(size)} is kept.`,
    !isText && `This is no text. Its ${formatBytes(size)} are shown in base64.`,
    isPretty && isText && json === undefined && !isCut && 'This is no JSON, so it is shown as it came.',
  ].filter(Boolean);
  return (
    <>
      {note.length > 0 && <p className={styles.note}>{note.join(' ')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached without a mouse. */}
      <figure className={styles.box} tabIndex={0} aria-label="Body of the answer">
        <pre className={styles.body}>
          {pieces
            ? pieces.map(({ kind, text }, at) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={at} className={styles[kind]}>
                    {text}
                  </span>
                ),
              )
            : body}
        </pre>
      </figure>
    </>
  );
}
