import type { browsers, complexities, enhancedTestTypes } from '@assay/contract/choices';
import { describeTarget } from '../../parts/generation/describe-target.ts';
import type { ModelSource } from '../../parts/generation/model-select.tsx';
import type { GenerationBody } from '../../parts/generation/use-generation.ts';
import type { Requirement } from '../../parts/generation/use-requirement.ts';

export interface Settings {
  testType: (typeof enhancedTestTypes)[number];
  complexity: (typeof complexities)[number];
  model: ModelSource;
  browser: (typeof browsers)[number];
  includesEdgeCases: boolean;
  usesEnhancedAi: boolean;
  usesAdvancedEngine: boolean;
}

export const defaults: Settings = {
  testType: 'functional',
  complexity: 'medium',
  model: 'openrouter',
  browser: 'chrome',
  includesEdgeCases: true,
  usesEnhancedAi: true,
  usesAdvancedEngine: true,
};

/** What the enhanced form sends. */
export function describeEnhanced(requirement: Requirement, settings: Settings): GenerationBody {
  return {
    text: requirement.text,
    test_type: settings.testType,
    complexity: settings.complexity,
    include_edge_cases: settings.includesEdgeCases,
    use_enhanced_nlp: settings.usesEnhancedAi,
    use_enhanced_rpa: settings.usesAdvancedEngine,
    browser: settings.browser,
    nlp_model: settings.model,
    ...describeTarget(requirement),
  };
}
