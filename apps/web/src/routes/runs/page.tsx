import { Link, useParams } from 'react-router';
import { ApiError } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { useRun } from '../../lib/use-run.ts';
import { paths } from '../../paths/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { RunReport } from './run-report.tsx';
import { useEndedSession } from './use-ended-session.ts';

export function Component() {
  const { id = '' } = useParams();
  const followed = useRun(id);
  const { run, failure, reload } = followed;
  useEndedSession(failure);
  return (
    <PageFrame>
      {run?.id === id ? (
        <RunReport run={run} followed={followed} />
      ) : (
        <>
          <PageHeader title="Run" />
          {failure ? (
            <NotShown failure={failure} onRetry={reload} />
          ) : (
            <LoadingPart text="Loading the run…" />
          )}
        </>
      )}
    </PageFrame>
  );
}

function NotShown({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const isGone = failure instanceof ApiError && failure.status === 404;
  if (!isGone) return <BrokenPart text={explainFailure(failure)} onRetry={onRetry} />;
  return (
    <BrokenPart text="There is no such run. Its test cases may have been deleted, or it belongs to somebody else.">
      <Link to={paths.automation}>See your runs</Link>
    </BrokenPart>
  );
}
