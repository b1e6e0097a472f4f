import type { RunView } from '@assay/contract';
import { useState } from 'react';
import { checkText } from '../../parts/generation/check-text.ts';
import { FieldRow } from '../../parts/generation/field-row.tsx';
import { GenerationForm } from '../../parts/generation/generation-form.tsx';
import { RequirementText } from '../../parts/generation/requirement-text.tsx';
import { Results } from '../../parts/generation/results.tsx';
import { TargetFields } from '../../parts/generation/target-fields.tsx';
import { tellEnd } from '../../parts/generation/tell-end.ts';
import { useGeneration } from '../../parts/generation/use-generation.ts';
import { useRequirement } from '../../parts/generation/use-requirement.ts';
import { showNotice } from '../../shell/notifications.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AdvancedOptions } from './advanced-options.tsx';
import { Configuration } from './configuration.tsx';
import { describeSuccess, nameEngine } from './engine.ts';
import { defaults, describeEnhanced, type Settings } from './settings.ts';

function onFailure(message: string): void {
  showNotice({ type: 'error', title: 'Generation Failed', message });
}

function onEnd(run: RunView, engine: string): void {
  tellEnd(run, describeSuccess(engine));
}

export function Component() {
  const input = useRequirement();
  const [settings, setSettings] = useState(defaults);
  const generation = useGeneration({ onFailure, onEnd });

  function change(more: Partial<Settings>) {
    setSettings((before) => ({ ...before, ...more }));
  }

  async function submit() {
    const problem = checkText(input.requirement.text);
    if (problem) return showNotice({ type: 'warning', ...problem });
    await generation.submit(describeEnhanced(input.requirement, settings), nameEngine(settings));
  }

  return (
    <PageFrame>
      <PageHeader
        title="Enhanced AI Testing"
        lead="Say what should hold, choose how deep to look, and watch the test cases run."
      />
      <GenerationForm isBusy={generation.isBusy} onSubmit={submit}>
        <RequirementText input={input} error={generation.problems.text} />
        <Configuration settings={settings} options={input.options} onChange={change} />
        <FieldRow>
          <TargetFields input={input} problems={generation.problems} />
        </FieldRow>
        <AdvancedOptions settings={settings} options={input.options} onChange={change} />
      </GenerationForm>
      <Results generation={generation} />
    </PageFrame>
  );
}
