import { reportReads } from './protected-reads.ts';
import { reportReading } from './requirement-reading.ts';
import { reportSizes } from './script-sizes.ts';

reportSizes();
reportReading();
await reportReads();
