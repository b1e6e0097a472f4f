import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { isForbidden } from './common/describe-failure.ts';
import { InboxSection } from './inbox/inbox-section.tsx';
import { NotAdmin } from './not-admin.tsx';
import { Numbers, useSummary } from './numbers.tsx';
import { PageNavigation } from './page-navigation.tsx';
import { UserSection } from './users/user-section.tsx';

export function Component() {
  const summary = useSummary();
  return (
    <PageFrame>
      <PageHeader
        title="Admin Dashboard"
        lead="The accounts of this installation and what people have written."
        actions={
          !isForbidden(summary.error) && (
            <LinkButton to={paths.adminSystem} emphasis="plain">
              System health
            </LinkButton>
          )
        }
      />
      {isForbidden(summary.error) ? (
        <NotAdmin />
      ) : (
        <>
          <Numbers summary={summary} />
          <PageNavigation />
          <UserSection />
          <InboxSection />
          <AuditSection />
        </>
      )}
    </PageFrame>
  );
}
