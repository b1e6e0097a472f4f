import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError, request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { ProjectView } from './project-view.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['project', id],
    queryFn: ({ signal }) => request('GET /api/projects/{id}', { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <PageFrame>
      {data ? (
        <ProjectView key={id} project={data.project} />
      ) : (
        <>
          <PageHeader title="Project" />
          {error ? (
            <NotShown failure={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingPart text="Loading the project…" />
          )}
        </>
      )}
    </PageFrame>
  );
}

function NotShown({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const isGone = failure instanceof ApiError && failure.status === 404;
  if (!isGone) return <BrokenPart text={explainFailure(failure)} onRetry={onRetry} />;
  return (
    <BrokenPart text="There is no such project. It may have been deleted, or it belongs to somebody else.">
      <Link to={`${paths.dashboard}?tab=projects`}>See your projects</Link>
    </BrokenPart>
  );
}
