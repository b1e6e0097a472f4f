import type { Received } from '@assay/contract';
import { limits, type ReportFileFormat } from '@assay/contract/choices';
import {
  type HistoryReport,
  writeHistoryCsv,
  writeHistoryHtml,
  writeHistoryJson,
  writeJunit,
} from '@assay/report';
import type { Db } from '../../platform/database/database.ts';
import type { PastExecutions } from '../execution/index.ts';
import { listTitles } from '../generation/index.ts';
import { summarise } from './read-summary.ts';

const most = limits.reportExecutions.max;
/** Executions that are told step by step; with more the file would be too large to mail. */
const mostTold = 10;

type Query = Received<'GET /api/reports/export'>['query'];

const fileTypes: Record<ReportFileFormat, [type: string, ending: string]> = {
  html: ['text/html; charset=utf-8', 'html'],
  pdf: ['application/pdf', 'pdf'],
  csv: ['text/csv; charset=utf-8', 'csv'],
  json: ['application/json; charset=utf-8', 'json'],
  junit: ['application/xml; charset=utf-8', 'xml'],
};

async function gather(
  { db, past }: { db: Db; past: PastExecutions },
  ownerId: string,
  query: Query,
): Promise<HistoryReport> {
  const { test_case_id: caseId, start, end } = query;
  // These two formats only list executions.
  const limit = query.format === 'csv' || query.format === 'junit' ? 1 : most;
  const { statistics, cases } = await summarise(db, ownerId, query, { sort: 'last_run', limit, offset: 0 });
  const executions = await past.list(ownerId, query, most);
  const titles = caseId ? await listTitles(db, ownerId, [caseId]) : undefined;
  return {
    madeAt: new Date().toISOString(),
    filters: {
      testCase: caseId ? (titles?.get(caseId) ?? caseId) : null,
      start: start ?? null,
      end: end ?? null,
    },
    statistics,
    cases,
    executions,
    leftOut: { executions: statistics.total - executions.length, cases: statistics.cases - cases.length },
  };
}

/** The report of a period as a file. Where there is more than it may hold, the newest are in it, and it says so. */
export async function exportReport(
  parts: { db: Db; past: PastExecutions },
  ownerId: string,
  query: Query,
): Promise<{ content: string | Buffer; mediaType: string; name: string }> {
  const { past } = parts;
  const report = await gather(parts, ownerId, query);
  const ids = report.executions.map(({ id }) => id);
  const writePage = async () => {
    const troubles = report.executions.filter(({ verdict }) => verdict !== 'passed').slice(0, mostTold);
    const told = await past.readReports(
      ownerId,
      troubles.map(({ id }) => id),
    );
    return writeHistoryHtml(report, told, past.readPicture);
  };
  const write: Record<ReportFileFormat, () => Promise<string | Buffer>> = {
    html: writePage,
    pdf: async () => past.printPdf(await writePage()),
    csv: async () => writeHistoryCsv(report),
    json: async () => writeHistoryJson(report),
    junit: async () => writeJunit(await past.readReports(ownerId, ids)),
  };
  const [mediaType, ending] = fileTypes[query.format];
  const day = report.madeAt.slice(0, 10);
  const cut = report.leftOut.executions > 0 ? `-newest-${ids.length}` : '';
  return { content: await write[query.format](), mediaType, name: `assay-report-${day}${cut}.${ending}` };
}
