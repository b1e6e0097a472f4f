import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import field from '../../ui/field.module.css';

interface Props {
  projectId: string | null;
  /** Known before the list of projects is. */
  projectName: string | null;
  onChoose: (projectId: string | null) => void;
}

/** The project that the case belongs to. */
export function ProjectChoice({ projectId, projectName, onChoose }: Props) {
  const { data } = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => request('GET /api/projects', { signal }),
  });
  const known = data?.projects.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const isListed = projectId === null || known.some(({ value }) => value === projectId);
  const current = isListed ? [] : [{ value: projectId, label: projectName ?? 'Its project' }];
  return (
    <NativeSelect
      classNames={{ label: field.label, input: field.input }}
      label="Project"
      data={[{ value: '', label: 'No project' }, ...current, ...known]}
      value={projectId ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}
