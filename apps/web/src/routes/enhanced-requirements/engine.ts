import type { Settings } from './settings.ts';

const engines = [
  {
    ai: true,
    automation: true,
    name: 'Enhanced AI + Advanced Automation Engine',
    success: 'Test scenarios generated successfully with Enhanced AI + Advanced Automation!',
  },
  {
    ai: true,
    automation: false,
    name: 'Enhanced AI Generation',
    success: 'Test scenarios generated successfully with Enhanced AI!',
  },
  {
    ai: false,
    automation: true,
    name: 'Advanced Automation Engine',
    success: 'Test scenarios generated successfully with Advanced Automation!',
  },
];

/** The engine in use by the two options, as the loader names it. */
export function nameEngine({ usesEnhancedAi, usesAdvancedEngine }: Settings): string {
  const engine = engines.find(
    ({ ai, automation }) => ai === usesEnhancedAi && automation === usesAdvancedEngine,
  );
  return engine?.name ?? 'Standard Engine';
}

/** What is said when a run with that engine has finished. */
export function describeSuccess(engineName: string): string {
  const engine = engines.find(({ name }) => name === engineName);
  return engine?.success ?? 'Test scenarios generated successfully!';
}
