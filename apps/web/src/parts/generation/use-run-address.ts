import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { forgetRun, recallRun, rememberRun, type ShownRun } from './remembered-run.ts';

interface RunAddress {
  runId: string | null;
  engine: string;
  show: (run: ShownRun) => Promise<void>;
  leave: () => void;
}

/** Keeps the run that is shown in the address, so that a reload, or leaving and coming back, goes on with it. */
export function useRunAddress(): RunAddress {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isArriving = useRef(true);
  const isHere = useRef(true);
  const runId = search.get('run');
  const engine = readEngine(state);
  const asksForDemo = search.has('demo');

  const show = useCallback(
    async (run: ShownRun) => {
      // Whoever has left the page meanwhile is not fetched back; the run is there when they return.
      if (!isHere.current) return rememberRun(pathname, run);
      const options = { replace: runId === null, state: { engine: run.engine }, preventScrollReset: true };
      await navigate({ search: `?run=${encodeURIComponent(run.runId)}` }, options);
    },
    [runId, pathname, navigate],
  );

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    const before = isArriving.current && !asksForDemo ? recallRun(pathname) : undefined;
    isArriving.current = false;
    if (runId) rememberRun(pathname, { runId, engine });
    else if (before) void show(before);
    else forgetRun(pathname);
  }, [runId, engine, asksForDemo, pathname, show]);

  const leave = useCallback(() => void navigate({ search: '' }, { preventScrollReset: true }), [navigate]);
  return { runId, engine, show, leave };
}

function readEngine(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('engine' in state)) return '';
  return typeof state.engine === 'string' ? state.engine : '';
}
