import { paths } from '../../paths/paths.ts';
import { FlaskConical } from '../../ui/icons/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { Content } from './content.tsx';
import { describeFailure } from './describe-failure.ts';
import { useDashboard } from './use-dashboard.ts';

export function Component() {
  const { dashboard, failure, retry } = useDashboard();
  return (
    <PageFrame>
      <PageHeader
        title="Dashboard"
        lead="Your projects, your test cases and what happened lately, at a glance."
        actions={
          <LinkButton to={paths.enhancedRequirements}>
            <FlaskConical size={18} aria-hidden="true" /> Start Testing
          </LinkButton>
        }
      />
      {dashboard && <Content dashboard={dashboard} />}
      {!dashboard &&
        (failure ? (
          <BrokenPart text={describeFailure(failure)} onRetry={retry} />
        ) : (
          <LoadingPart text="Loading dashboard..." />
        ))}
    </PageFrame>
  );
}
