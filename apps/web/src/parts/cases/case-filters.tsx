import { testCaseStatuses, verdicts } from '@assay/contract/choices';
import { capitalise } from '@assay/contract/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../lib/client.ts';
import { Field } from '../../ui/field.tsx';
import { Search } from '../../ui/icons/index.ts';
import { describeVerdict } from '../../ui/run/describe-verdict.ts';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import styles from './case-filters.module.css';
import { type CaseQuery, type OrderName, orders } from './case-query.ts';

interface Props {
  query: CaseQuery;
  onChange: (change: Partial<CaseQuery>) => void;
  /** Cases of one project are not filtered by project. */
  isOfProject: boolean;
}

/** Typing is over when nothing was typed for this long. */
const typingPause = 250;

const statusChoices: Choice<CaseQuery['status']>[] = [
  { value: '', label: 'Any status' },
  ...testCaseStatuses.map((value) => ({ value, label: capitalise(value) })),
];

const resultChoices: Choice<CaseQuery['verdict']>[] = [
  { value: '', label: 'Any result' },
  ...verdicts.map((verdict) => ({
    value: verdict,
    label: describeVerdict({ state: 'done', verdict, cause: null }).word,
  })),
];

const orderChoices = (Object.keys(orders) as OrderName[]).map((value) => ({
  value,
  label: orders[value].label,
}));

/** Which cases to show, and in which order. */
export function CaseFilters({ query, onChange, isOfProject }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField query={query} onChange={onChange} />
      <SelectField
        label="Status"
        name="status"
        value={query.status}
        choices={statusChoices}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label="Last result"
        name="result"
        value={query.verdict}
        choices={resultChoices}
        onChange={(verdict) => onChange({ verdict })}
      />
      {!isOfProject && (
        <ProjectFilter project={query.project} onChange={(project) => onChange({ project })} />
      )}
      <SelectField
        label="Order"
        name="order"
        value={query.order}
        choices={orderChoices}
        onChange={(order) => onChange({ order })}
      />
    </search>
  );
}

function SearchField({ query: { search }, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onChange({ search: typed }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);
  return (
    <div className={styles.search}>
      <Field
        label="Search"
        name="search"
        type="search"
        placeholder="Title or requirement"
        isOptional
        maxLength={254}
        leftSection={<Search size={16} aria-hidden="true" />}
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
}

function ProjectFilter({ project, onChange }: { project: string; onChange: (project: string) => void }) {
  const { data } = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => request('GET /api/projects', { signal }),
  });
  const known = data?.projects.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const isListed = project === '' || project === 'none' || known.some(({ value }) => value === project);
  const choices = [
    { value: '', label: 'Any project' },
    { value: 'none', label: 'No project' },
    ...(isListed ? [] : [{ value: project, label: 'The chosen project' }]),
    ...known,
  ];
  return <SelectField label="Project" name="project" value={project} choices={choices} onChange={onChange} />;
}
