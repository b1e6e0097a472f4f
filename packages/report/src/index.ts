export type { HistoryReport } from './history/types.ts';
export { writeHistoryCsv } from './history/write-history-csv.ts';
export { writeHistoryHtml } from './history/write-history-html.ts';
export { writeHistoryJson } from './history/write-history-json.ts';
export { type ReadPicture, writeHtml } from './html/write-html.ts';
export { writeJunit } from './junit/write-junit.ts';
export { type CsvCell, writeCsv } from './write-csv.ts';
