import { SchedulesPanel } from '../../parts/schedules/schedules-panel.tsx';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function Component() {
  return (
    <PageFrame>
      <PageHeader
        title="Schedules"
        lead="Test cases and projects that run by themselves at set times. You get a mail when a result changes."
        actions={
          <LinkButton to={paths.automation} emphasis="plain">
            Automation
          </LinkButton>
        }
      />
      <SchedulesPanel
        title="Your schedules"
        emptyText="Nothing is scheduled yet. Add a schedule to have your tests run by themselves, every night for example."
      />
    </PageFrame>
  );
}
