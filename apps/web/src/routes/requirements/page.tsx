import type { RunView } from '@assay/contract';
import { simpleTestTypes } from '@assay/contract/choices';
import { useState } from 'react';
import { checkText } from '../../parts/generation/check-text.ts';
import { FieldRow } from '../../parts/generation/field-row.tsx';
import { GenerationForm } from '../../parts/generation/generation-form.tsx';
import { ModelSelect, type ModelSource } from '../../parts/generation/model-select.tsx';
import { RequirementText } from '../../parts/generation/requirement-text.tsx';
import { Results } from '../../parts/generation/results.tsx';
import { TargetFields } from '../../parts/generation/target-fields.tsx';
import { tellEnd } from '../../parts/generation/tell-end.ts';
import { useGeneration } from '../../parts/generation/use-generation.ts';
import { useRequirement } from '../../parts/generation/use-requirement.ts';
import { toast } from '../../shell/notifications.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { describeSimple, type SimpleTestType } from './describe-simple.ts';

const testTypes = { functional: 'Functional', regression: 'Regression', performance: 'Performance' } as const;

function onEnd(run: RunView): void {
  tellEnd(run, 'Test scenarios generated successfully!');
}

export function Component() {
  const input = useRequirement();
  const [testType, setTestType] = useState<SimpleTestType>('functional');
  const [model, setModel] = useState<ModelSource>('openrouter');
  const generation = useGeneration({ onFailure: toast.error, onEnd });

  async function submit() {
    const problem = checkText(input.requirement.text);
    if (problem) return toast.warning(problem.message);
    await generation.submit(describeSimple(input.requirement, testType, model), '');
  }

  return (
    <PageFrame>
      <PageHeader
        title="Input Testing Requirements"
        lead="Write what should hold in plain English. Assay plans test cases, runs them in a real browser and shows the evidence."
      />
      <GenerationForm isBusy={generation.isBusy} onSubmit={submit}>
        <RequirementText input={input} error={generation.problems.text} />
        <FieldRow>
          <SelectField
            label="Test Type"
            name="test_type"
            value={testType}
            choices={simpleTestTypes.map((value) => ({ value, label: `${testTypes[value]} Testing` }))}
            onChange={setTestType}
          />
          <ModelSelect value={model} options={input.options} onChange={setModel} />
        </FieldRow>
        <FieldRow>
          <TargetFields input={input} problems={generation.problems} />
        </FieldRow>
      </GenerationForm>
      <Results generation={generation} />
    </PageFrame>
  );
}
