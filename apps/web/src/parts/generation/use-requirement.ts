import type { Answer } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '../../lib/client.ts';
import { toast } from '../../shell/notifications.ts';
import { readLastInput, storeLastInput } from './last-input.ts';

export interface Requirement {
  text: string;
  targetUrl: string;
  /** Empty for no project. */
  projectId: string;
}

export type Options = Answer<'GET /api/generation/options'>;

export interface RequirementInput {
  requirement: Requirement;
  change: (more: Partial<Requirement>) => void;
  options: Options | undefined;
  fillDemo: () => void;
}

/** What is to be tested: remembered from the last time, or filled in by the demo. */
export function useRequirement(): RequirementInput {
  const [requirement, setRequirement] = useState<Requirement>(() => ({
    text: readLastInput(),
    targetUrl: '',
    projectId: '',
  }));
  const { data: options } = useQuery({
    queryKey: ['generation options'],
    queryFn: ({ signal }) => request('GET /api/generation/options', { signal }),
  });
  const change = useCallback((more: Partial<Requirement>) => {
    if (more.text !== undefined) storeLastInput(more.text);
    setRequirement((before) => ({ ...before, ...more }));
  }, []);
  const fillDemo = useCallback(() => {
    if (!options) return;
    change({ text: options.demo.text, targetUrl: options.demo.target_url });
    toast.info('The demo is filled in: a requirement for the demo shop, and its address. Submit to run it.');
  }, [options, change]);
  useDemoLink(options !== undefined, fillDemo);
  return { requirement, change, options, fillDemo };
}

/** Links to the demo carry `?demo=1`; it is used up once the demo is filled in. */
function useDemoLink(isReady: boolean, fillDemo: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = isReady && search.get('demo') === '1';
  useEffect(() => {
    if (!isAsked) return;
    fillDemo();
    setSearch(
      (before) => {
        before.delete('demo');
        return before;
      },
      { replace: true },
    );
  }, [isAsked, fillDemo, setSearch]);
}
