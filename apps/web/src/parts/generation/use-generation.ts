import type { RunView, Sent } from '@assay/contract';
import { useEffect, useRef, useState } from 'react';
import { requestAsync } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { type FollowedRun, hasEnded, useRun } from '../../lib/use-run.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { describeFailure } from '../run/describe-failure.ts';
import { useRunAddress } from './use-run-address.ts';

/** The heading of the results. */
export const resultsTitleId = 'results-title';

export type GenerationBody = Sent<'POST /api/process-text'>['body'];

export interface Generation {
  followed: FollowedRun;
  runId: string | null;
  /** From sending until the run has ended. */
  isBusy: boolean;
  /** The engine that was asked for, where this is known. */
  engine: string;
  /** What the server found wrong, by field. */
  problems: Record<string, string>;
  submit: (body: GenerationBody, engine: string) => Promise<void>;
  /** Leaves the run, which stays as it is. */
  leave: () => void;
}

interface Told {
  onFailure: (message: string) => void;
  /** The run that was followed here came to its end. */
  onEnd: (run: RunView, engine: string) => void;
}

/** Sends requirements and follows what becomes of them. */
export function useGeneration({ onFailure, onEnd }: Told): Generation {
  const { runId, engine: shownEngine, show, leave } = useRunAddress();
  /** The engine of what is being sent; empty while nothing is. */
  const [asked, setAsked] = useState('');
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const awaited = useRef<string>(undefined);
  const endSession = useSessionEnd();
  const followed = useRun(runId);
  const { run, failure } = followed;
  const engine = asked || shownEngine;

  useEffect(() => {
    if (failure) endSession(failure);
  }, [failure, endSession]);

  useEffect(() => {
    if (!run) return;
    if (!hasEnded(run)) {
      awaited.current = run.id;
      return;
    }
    if (awaited.current !== run.id) return;
    awaited.current = undefined;
    onEnd(run, engine);
  }, [run, engine, onEnd]);

  async function submit(body: GenerationBody, chosenEngine: string) {
    setSending(true);
    setAsked(chosenEngine);
    setProblems({});
    try {
      const { run_id } = await requestAsync('POST /api/process-text', { body });
      awaited.current = run_id;
      await show({ runId: run_id, engine: chosenEngine });
      scrollToResults();
    } catch (error) {
      if (endSession(error)) return;
      setProblems(problemsByField(error));
      onFailure(describeFailure(error));
    } finally {
      setSending(false);
      setAsked('');
    }
  }

  const isFollowing = runId !== null && !failure && (!run || !hasEnded(run));
  return {
    followed,
    runId,
    isBusy: isSending || isFollowing,
    engine,
    problems,
    submit,
    leave,
  };
}

/** The results are below the form, and now they are what there is to see. */
function scrollToResults(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(resultsTitleId)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
