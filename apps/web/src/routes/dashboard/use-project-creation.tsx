import { type ReactNode, useState } from 'react';
import { request } from '../../lib/client.ts';
import { useReloadCases } from '../../parts/cases/use-reload-cases.ts';
import { showNotice } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { describeCreation } from './describe-creation.ts';
import { DescriptionPrompt, NamePrompt } from './project-prompts.tsx';

interface Creation {
  /** Begins to ask for a new project. */
  ask: () => void;
  /** What is being asked, to be put on the page. */
  prompt: ReactNode;
}

/** Creates a project in two questions: its name, and its description if there is one. */
export function useProjectCreation(): Creation {
  const [asks, setAsks] = useState<'name' | 'description' | null>(null);
  // What was typed stays until a project has come of it.
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const endSession = useSessionEnd();
  const reload = useReloadCases();

  async function create(given: string) {
    setAsks(null);
    try {
      await request('POST /api/projects', { body: { name: name.trim(), description: given.trim() } });
      setName('');
      setDescription('');
      showNotice({ type: 'success', title: 'Project Created', message: 'Project created successfully!' });
      await reload();
    } catch (failure) {
      if (endSession(failure)) return;
      showNotice({ type: 'error', title: 'Project Not Created', message: describeCreation(failure) });
    }
  }

  return {
    ask: () => setAsks('name'),
    prompt: (
      <>
        {asks === 'name' && (
          <NamePrompt
            value={name}
            onChange={setName}
            onCancel={() => setAsks(null)}
            onConfirm={() => setAsks(name.trim() ? 'description' : null)}
          />
        )}
        {asks === 'description' && (
          <DescriptionPrompt
            value={description}
            onChange={setDescription}
            onSkip={() => void create('')}
            onConfirm={() => void create(description)}
          />
        )}
      </>
    ),
  };
}
