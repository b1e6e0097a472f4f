import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Draft, TargetKind } from './draft.ts';
import styles from './schedule-form.module.css';

const kinds: { value: TargetKind; label: string }[] = [
  { value: 'test case', label: 'One test case' },
  { value: 'project', label: 'All test cases of a project' },
];

interface Props {
  draft: Draft;
  problem: string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** What it runs, where the page does not say. */
export function TargetFields({ draft, problem, onChange }: Props) {
  const isProject = draft.targetKind === 'project';
  return (
    <div className={styles.row}>
      <SelectField
        label="What to run"
        name="target-kind"
        choices={kinds}
        value={draft.targetKind}
        onChange={(targetKind) => onChange({ targetKind })}
      />
      {isProject ? (
        <ProjectField
          chosen={draft.projectId}
          problem={problem}
          onChoose={(projectId) => onChange({ projectId })}
        />
      ) : (
        <CaseField
          chosen={draft.testCaseId}
          problem={problem}
          onChoose={(testCaseId) => onChange({ testCaseId })}
        />
      )}
    </div>
  );
}

interface FieldProps {
  chosen: string;
  problem: string | undefined;
  onChoose: (id: string) => void;
}

function CaseField({ chosen, problem, onChoose }: FieldProps) {
  const { data, error } = useQuery({
    queryKey: ['test cases to schedule'],
    queryFn: ({ signal }) => request('GET /api/test-cases', { query: {}, signal }),
  });
  const known = data?.testCases.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <SelectField
      label="Test case"
      name="test-case"
      value={chosen}
      choices={withFirst(known, 'Choose a test case', 'You have no test cases yet')}
      error={problem ?? (error ? explainFailure(error) : undefined)}
      onChange={onChoose}
    />
  );
}

function ProjectField({ chosen, problem, onChoose }: FieldProps) {
  const { data, error } = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => request('GET /api/projects', { signal }),
  });
  const known = data?.projects.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label="Project"
      name="project"
      value={chosen}
      choices={withFirst(known, 'Choose a project', 'You have no projects yet')}
      error={problem ?? (error ? explainFailure(error) : undefined)}
      onChange={onChoose}
    />
  );
}

function withFirst(known: { value: string; label: string }[] | undefined, choose: string, none: string) {
  if (!known) return [{ value: '', label: 'Loading…' }];
  return [{ value: '', label: known.length > 0 ? choose : none }, ...known];
}
