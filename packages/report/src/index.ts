export { type ReadPicture, writeHtml } from './html/write-html.ts';
export { writeJunit } from './junit/write-junit.ts';
export { type CsvCell, writeCsv } from './write-csv.ts';
