import { reportReads } from './protected-reads.ts';
import { reportSizes } from './script-sizes.ts';

reportSizes();
await reportReads();
