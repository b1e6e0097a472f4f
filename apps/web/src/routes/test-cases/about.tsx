import type { Dispatch } from 'react';
import { Moment } from '../../ui/run/moment.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './about.module.css';
import { DeleteCase } from './delete-case.tsx';
import type { Change, Draft } from './draft.ts';
import { ExportLinks } from './export-links.tsx';
import { LastExecutions } from './last-executions.tsx';
import { ProjectChoice } from './project-choice.tsx';
import { caseTextId, type TestCase } from './reading.ts';
import { SettledWords } from './settled-words.tsx';

interface Props {
  testCase: TestCase;
  draft: Draft;
  onChange: Dispatch<Change>;
  onDeleted: () => void;
}

/** What is known about a test case beside its steps. */
export function About({ testCase, draft, onChange, onDeleted }: Props) {
  return (
    <aside className={styles.about} aria-label="About this test case">
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>
          <StatusTag status={testCase.status} />
        </dd>
        <dt>Priority</dt>
        <dd>{testCase.priority}</dd>
        <dt>Starts at</dt>
        <dd className={styles.address}>{testCase.target_url ?? 'No address is known'}</dd>
        <dt>Changed</dt>
        <dd>
          <Moment at={testCase.updated_at} />
        </dd>
      </dl>
      <ProjectChoice
        projectId={draft.projectId}
        projectName={testCase.project_name}
        onChoose={(projectId) => onChange({ do: 'file under', projectId })}
      />
      {testCase.requirement_text && (
        <details className={styles.requirement}>
          <summary>The requirement</summary>
          <p id={caseTextId}>{testCase.requirement_text}</p>
        </details>
      )}
      <SettledWords aliases={testCase.aliases} forgotten={draft.forgotten} onChange={onChange} />
      <LastExecutions testCaseId={testCase.id} />
      <ExportLinks executionId={testCase.last_execution_id} />
      <DeleteCase testCase={testCase} onDeleted={onDeleted} />
    </aside>
  );
}
