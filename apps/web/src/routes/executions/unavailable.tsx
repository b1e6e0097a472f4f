import { ApiError } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import buttons from './buttons.module.css';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

const gone = 'This execution was deleted, or it belongs to somebody else. Please check the link.';

/** What is shown where there is no report to show. */
export function Unavailable({ failure, onRetry }: Props) {
  const isGone = failure instanceof ApiError && failure.status === 404;
  return (
    <div role="alert">
      <PageHeader
        title={isGone ? 'Report not found' : 'The report could not be loaded'}
        lead={isGone ? gone : explainFailure(failure)}
        actions={
          isGone ? (
            <LinkButton to={paths.reports}>All reports</LinkButton>
          ) : (
            <button type="button" className={buttons.button} onClick={onRetry}>
              Try again
            </button>
          )
        }
      />
    </div>
  );
}
