import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as contact from './0002-contact.ts';
import * as rateLimits from './0003-rate-limits.ts';
import * as runs from './0004-runs.ts';
import * as accessTokens from './0005-access-tokens.ts';
import * as inbox from './0006-inbox.ts';
import * as administration from './0007-administration.ts';
import * as caseLists from './0008-case-lists.ts';
import * as days from './0009-days.ts';
import * as reports from './0010-reports.ts';
import * as schedules from './0011-schedules.ts';
import * as sharing from './0012-sharing.ts';
import * as visual from './0013-visual.ts';
import * as apiTesting from './0014-api-testing.ts';
import * as processes from './0015-processes.ts';
import * as observability from './0016-observability.ts';
import * as openRuns from './0020-open-runs.ts';
import * as looksOfCases from './0021-looks-of-cases.ts';
import * as apiNotChecked from './0022-api-not-checked.ts';

/** In the order they run. A migration that has been released is never edited; add the next one. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-contact': contact,
  '0003-rate-limits': rateLimits,
  '0004-runs': runs,
  '0005-access-tokens': accessTokens,
  '0006-inbox': inbox,
  '0007-administration': administration,
  '0008-case-lists': caseLists,
  '0009-days': days,
  '0010-reports': reports,
  '0011-schedules': schedules,
  '0012-sharing': sharing,
  '0013-visual': visual,
  '0014-api-testing': apiTesting,
  '0015-processes': processes,
  '0016-observability': observability,
  '0020-open-runs': openRuns,
  '0021-looks-of-cases': looksOfCases,
  '0022-api-not-checked': apiNotChecked,
};
