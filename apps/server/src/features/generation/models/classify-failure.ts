import type { ModelErrorKind, NextMove } from './model-error.ts';
import type { ProviderError } from './read-provider-error.ts';

interface Verdict {
  kind: ModelErrorKind;
  next: NextMove;
}

/** What a failure is stands at its beginning; the rest may be a whole page. */
const longest = 4000;

const soon = /per[- _]?(?:min|sec|hour)|\brpm\b|\btpm\b|slow down|concurren/;
const spent =
  /insufficient[_ ](?:quota|credit|fund|balance)|per[- _]?(?:day|month)|\bdaily\b|\bmonthly\b|\bcredits?\b|\bbilling\b|payment required|current quota/;
const refused = /moderation|flagged|content[_ ](?:policy|filter|management)|safety (?:system|filter)/;
const tooLong =
  /context[_ ](?:length|window|size)|maximum context|too many tokens|prompt is too long|request too large/;
const format =
  /response_format|json_schema|json_object|structured[_ ]output|json mode|stream_options|guided|grammar|requested parameters|(?:endpoints|providers?) (?:found )?that (?:support|can handle)|require_parameters/;
const noModel =
  /model[_ ]not[_ ](?:found|supported|available)|not a valid model|(?:unknown|invalid|no such) model|model\b.{0,80}\b(?:does not exist|not found|not supported|is not available)|no endpoints/;
const badKey = /api[_ -]?key|unauthori[sz]ed|authenticat|invalid[_ ]token|no auth/;
const busy =
  /overload|unavailable|timed? ?out|temporar|try again|capacity|bad gateway|internal (?:server )?error/;

const stop = (kind: ModelErrorKind): Verdict => ({ kind, next: 'stop' });
const retry = (kind: ModelErrorKind): Verdict => ({ kind, next: 'retry' });
const simplify = (kind: ModelErrorKind): Verdict => ({ kind, next: 'simplify' });

/** Without a status there are only the words. */
function classifyWords(text: string): Verdict {
  if (spent.test(text) && !soon.test(text)) return stop('quota');
  if (/rate[- _]?limit|too many requests/.test(text)) return retry('rate');
  if (refused.test(text)) return stop('refused');
  if (tooLong.test(text)) return stop('too long');
  if (format.test(text)) return simplify('request');
  if (noModel.test(text)) return stop('model');
  if (badKey.test(text)) return stop('auth');
  return busy.test(text) ? retry('upstream') : stop('upstream');
}

function classifyStatus(status: number, text: string): Verdict {
  if (status >= 500 && status !== 501) return retry('upstream');
  if (status === 408) return retry('timeout');
  if (status === 401) return stop('auth');
  if (status === 402) return stop('quota');
  if (status === 429) return spent.test(text) && !soon.test(text) ? stop('quota') : retry('rate');
  if (status === 451 || refused.test(text)) return stop('refused');
  if (status === 403) return stop(spent.test(text) ? 'quota' : 'auth');
  if (status === 413 || tooLong.test(text)) return stop('too long');
  if (format.test(text)) return simplify('request');
  if (status === 404 || noModel.test(text)) return stop('model');
  // Whatever else is wrong with a request, a plainer one may be right.
  return status === 400 || status === 415 || status === 422 || status === 501
    ? simplify('request')
    : stop('request');
}

/** What kind of failure it is and what can still succeed. An error in a successful answer tells its status as a code. */
export function classifyFailure(status: number, { message, code, type }: ProviderError): Verdict {
  const text = `${code} ${type} ${message}`.slice(0, longest).toLowerCase();
  const told = /^[45]\d\d$/.test(code) ? Number(code) : undefined;
  if (status >= 300 && status < 400) return stop('request');
  const meant = status >= 400 ? status : told;
  return meant === undefined ? classifyWords(text) : classifyStatus(meant, text);
}
