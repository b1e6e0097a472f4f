import type { GenerationBody } from './use-generation.ts';
import type { Requirement } from './use-requirement.ts';

/** What is sent of the target and the project: nothing where nothing was given. */
export function describeTarget({
  targetUrl,
  projectId,
}: Requirement): Pick<GenerationBody, 'target_url' | 'project_id'> {
  return {
    ...(targetUrl.trim() ? { target_url: targetUrl.trim() } : {}),
    ...(projectId ? { project_id: projectId } : {}),
  };
}
