import { complexities, enhancedTestTypes } from '@assay/contract/choices';
import { FieldRow } from '../../parts/generation/field-row.tsx';
import { ModelSelect } from '../../parts/generation/model-select.tsx';
import type { Options } from '../../parts/generation/use-requirement.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Settings } from './settings.ts';

interface Props {
  settings: Settings;
  options: Options | undefined;
  onChange: (more: Partial<Settings>) => void;
}

const testTypes: Record<Settings['testType'], string> = {
  functional: 'Functional Testing',
  security: 'Security Testing',
  performance: 'Performance Testing',
  accessibility: 'Accessibility Testing',
  api: 'API Testing',
  mobile: 'Mobile Testing',
  integration: 'Integration Testing',
};

const levels: Record<Settings['complexity'], string> = {
  simple: 'Simple (2-3 test cases)',
  medium: 'Medium (4-6 test cases)',
  complex: 'Complex (6-10 test cases)',
};

export function Configuration({ settings, options, onChange }: Props) {
  return (
    <FieldRow>
      <SelectField
        label="Test Type"
        name="test_type"
        value={settings.testType}
        choices={enhancedTestTypes.map((value) => ({ value, label: testTypes[value] }))}
        onChange={(testType) => onChange({ testType })}
      />
      <SelectField
        label="Complexity Level"
        name="complexity"
        value={settings.complexity}
        choices={complexities.map((value) => ({ value, label: levels[value] }))}
        onChange={(complexity) => onChange({ complexity })}
      />
      <ModelSelect value={settings.model} options={options} onChange={(model) => onChange({ model })} />
    </FieldRow>
  );
}
