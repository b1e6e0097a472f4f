import { useParams } from 'react-router';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReportView } from './report-view.tsx';
import { Unavailable } from './unavailable.tsx';
import { useReport } from './use-report.ts';

/** The report of one execution: what became of it, and the evidence. */
export function Component() {
  const { id = '' } = useParams();
  const { report, failure, retry, frame, isBroken } = useReport(id);
  return (
    <PageFrame>
      {report && <ReportView key={id} report={report} frame={frame} isBroken={isBroken} />}
      {!report && Boolean(failure) && <Unavailable failure={failure} onRetry={retry} />}
      {!report && !failure && (
        <div role="status">
          <PageHeader title="Test report" lead="Loading the report…" />
        </div>
      )}
    </PageFrame>
  );
}
