import { useParams } from 'react-router';
import { ApiError } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { SharedView } from './shared-view.tsx';
import { useShared } from './use-shared.ts';

export const handle = { footer: true };

/** What somebody shared: the latest results, for anybody who has the link. */
export function Component() {
  const { token = '' } = useParams();
  const { shared, failure, retry } = useShared(token);
  return (
    <PageFrame>
      <meta name="robots" content="noindex, nofollow" />
      {shared && <SharedView key={token} token={token} shared={shared} />}
      {!shared && <Unread failure={failure} onRetry={retry} />}
    </PageFrame>
  );
}

function Unread({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (failure instanceof ApiError && failure.status === 404) {
    return (
      <>
        <PageHeader
          title="This link shows nothing any more"
          lead="It was revoked, or what it showed is gone. Ask the person who sent it to you for a new one."
        />
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Shared results" />
      {failure ? (
        <BrokenPart text={explainFailure(failure)} onRetry={onRetry} />
      ) : (
        <LoadingPart text="Loading the results…" />
      )}
    </>
  );
}
