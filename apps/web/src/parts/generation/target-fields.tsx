import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { RequirementInput } from './use-requirement.ts';

interface Props {
  input: RequirementInput;
  problems: Record<string, string>;
}

/** Where to test, and for which project; neither has to be said. */
export function TargetFields({ input, problems }: Props) {
  const { requirement, change } = input;
  const { data, isError } = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => request('GET /api/projects', { signal }),
  });
  const projects = data?.projects ?? [];
  const base = projects.find(({ id }) => id === requirement.projectId)?.base_url;
  return (
    <>
      <Field
        isOptional
        label="Target URL (optional)"
        name="target_url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://shop.example.com"
        description="The site to test, where the requirements do not name it."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={requirement.targetUrl}
        error={problems.target_url}
        onChange={(targetUrl) => change({ targetUrl })}
      />
      <SelectField
        label="Project (optional)"
        name="project_id"
        value={requirement.projectId}
        choices={[
          { value: '', label: 'No project' },
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        description={
          // Always a line: the site of the project arrives late, and the buttons below must not move.
          isError
            ? 'Your projects could not be loaded.'
            : base
              ? `Its site is ${base}`
              : 'Keeps test cases of one site together.'
        }
        error={problems.project_id}
        onChange={(projectId) => change({ projectId })}
      />
    </>
  );
}
