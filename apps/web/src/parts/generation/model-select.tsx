import type { modelSources } from '@assay/contract/choices';
import { SelectField } from '../../ui/select-field.tsx';
import type { Options } from './use-requirement.ts';

export type ModelSource = (typeof modelSources)[number];

interface Props {
  value: ModelSource;
  options: Options | undefined;
  onChange: (value: ModelSource) => void;
}

const known = [
  { value: 'openrouter', quality: 'paid, high quality' },
  { value: 'huggingface_free', quality: 'free, good quality' },
] as const;

/** Which model proposes the cases. Whether it can be used here is said on the choice, and why not below it. */
export function ModelSelect({ value, options, onChange }: Props) {
  const find = (name: ModelSource) => options?.sources.find((source) => source.name === name);
  return (
    <SelectField
      label="AI Model"
      name="nlp_model"
      value={value}
      choices={known.map(({ value: source, quality }) => ({
        value: source,
        label: `${source} (${find(source)?.isAvailable === false ? 'not set up here' : quality})`,
      }))}
      description={describeSource(find(value))}
      onChange={onChange}
    />
  );
}

function describeSource(source: Options['sources'][number] | undefined): string | undefined {
  if (!source?.note) return undefined;
  return source.isAvailable ? source.note : `${source.note} Until then, the built-in planner is used.`;
}
