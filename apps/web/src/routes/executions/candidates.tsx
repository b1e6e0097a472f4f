import type { CaseView, StepReport } from '@assay/contract';
import { useEvidence } from '../../lib/use-evidence.ts';
import buttons from './buttons.module.css';
import { CandidateCrop } from './candidate-crop.tsx';
import { CandidateWords } from './candidate-words.tsx';
import styles from './candidates.module.css';
import { letterOf } from './letter-of.ts';
import { useChoice } from './use-choice.ts';

interface Props {
  view: CaseView;
  step: StepReport;
}

/** What a phrase might have meant. Choosing one settles it for this case, and runs the case again. */
export function Candidates({ view, step }: Props) {
  const { src } = useEvidence(view.execution_id, step.picture);
  const { busy, choose } = useChoice(view, step);
  return (
    <section className={styles.candidates} aria-labelledby="candidates-title">
      <h4 className={styles.title} id="candidates-title">
        Candidates
      </h4>
      <p className={styles.lead}>{explainChoice(step)}</p>
      <ol className={styles.list}>
        {step.candidates.map((candidate, place) => (
          <li className={styles.candidate} key={`${place} ${candidate.phrase}`}>
            <CandidateCrop src={src} box={candidate.box} label={letterOf(place)} />
            <div className={styles.words}>
              <CandidateWords candidate={candidate} letter={letterOf(place)} />
              {view.state === 'done' && (
                <button
                  type="button"
                  className={buttons.button}
                  aria-disabled={busy !== null || undefined}
                  onClick={() => choose({ candidate: place }, letterOf(place))}
                >
                  {busy === letterOf(place) ? 'Saving…' : `Use ${letterOf(place)} and run again`}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What else was considered for a step that went on. */
export function Considered({ step }: { step: StepReport }) {
  return (
    <details className={styles.considered}>
      <summary>Considered elements</summary>
      <ol className={styles.list}>
        {step.candidates.map((candidate, place) => (
          <li className={styles.words} key={`${place} ${candidate.phrase}`}>
            <CandidateWords candidate={candidate} letter={letterOf(place)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function explainChoice({ problem }: StepReport): string {
  const doubt =
    problem?.class === 'ambiguous'
      ? 'The words fit these elements about equally well.'
      : 'Nothing fits the words well enough; these come closest.';
  return `${doubt} Choose the one you meant: it is kept for this test case, and the case runs again.`;
}
