import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError, request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { Editor } from './editor.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['test case', id],
    queryFn: ({ signal }) => request('GET /api/test-cases/{id}', { params: { id }, signal }),
    // It is edited as it was when the page opened; an older copy would be refused when it is saved.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <PageFrame>
      {data ? (
        <Editor key={id} testCase={data.testCase} />
      ) : (
        <>
          <PageHeader title="Test case" />
          {error ? <NotShown failure={error} onRetry={() => void refetch()} /> : <Waiting />}
        </>
      )}
    </PageFrame>
  );
}

function Waiting() {
  return <LoadingPart text="Loading the test case…" />;
}

function NotShown({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const isGone = failure instanceof ApiError && failure.status === 404;
  if (!isGone) return <BrokenPart text={explainFailure(failure)} onRetry={onRetry} />;
  return (
    <BrokenPart text="There is no such test case. It may have been deleted, or it belongs to somebody else.">
      <Link to={paths.dashboard}>See your test cases</Link>
    </BrokenPart>
  );
}
