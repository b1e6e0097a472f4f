import type { ApiCheckConfig, ApiResult } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { looksSecret } from '@assay/contract/secrets';
import { detach } from '../model/detach.ts';
import type { RequestProblem } from '../model/problem.ts';
import type { Answer, SentEndpoint } from '../model/types.ts';
import { dots, type Masks, maskHeader } from '../secrets/masks.ts';
import type { Attempt } from './attempt.ts';

const mostKept = limits.apiAnswer.kept;

interface Ended {
  index: number;
  row: number | null;
  endpoint: SentEndpoint;
  config: ApiCheckConfig;
  attempts: number;
  attempt: Attempt;
  checks: ApiResult['checks'];
  captured: Record<string, string>;
  problem: RequestProblem | undefined;
  masks: Masks;
  /** How much of bodies the run may still keep. */
  room: { left: number };
}

/** Of each body once a run has kept as much as it may. */
const fewestKept = 2000;
/** More than any secret is long: one that lies across the end is found too. */
const margin = 10_000;

/** Cut where no character and no group of base64 is torn apart, secrets as dots. */
function cut(body: string, isText: boolean, most: number, masks: Masks): string {
  if (body.length <= most) return isText ? masks.text(body) : body;
  if (!isText) return detach(body.slice(0, most - (most % 4)));
  const masked = masks.text(body.slice(0, most + margin));
  return detach(masked.slice(0, most).toWellFormed());
}

function presentAnswer(answer: Answer, { attempt, masks, room }: Ended): ApiResult['response'] {
  const most = room.left >= mostKept ? mostKept : fewestKept;
  const body = cut(answer.body, answer.isText, most, masks);
  room.left -= body.length;
  return {
    status: answer.status,
    statusText: masks.text(answer.statusText),
    headers: answer.headers.map(([name, value]) => [name, masks.text(maskHeader(name, value))]),
    body,
    isText: answer.isText,
    isCut: answer.body.length > most || attempt.problem !== undefined,
    size: answer.size,
    redirects: attempt.followed?.redirects.map((address) => masks.text(address)) ?? [],
  };
}

/** What is told of a request and its answer; secrets are dots in all of it. */
export function present(ended: Ended): ApiResult {
  const { attempt, checks, endpoint, masks, problem } = ended;
  const { prepared, followed, answer } = attempt;
  const sent = followed?.last ?? prepared?.outgoing;
  const headers = sent?.headers.pairs() ?? [];
  const url = prepared?.outgoing.url.href ?? `${ended.config.baseUrl}${endpoint.path}`;
  return {
    index: ended.index,
    name: endpoint.name,
    method: endpoint.method,
    url: masks.text(url),
    row: ended.row,
    passed: !problem && checks.length > 0 && checks.every(({ passed }) => passed),
    attempts: ended.attempts,
    error: problem ? { kind: problem.kind, message: masks.text(problem.message) } : null,
    request: {
      headers: Object.fromEntries(
        headers.map(([name, value]) => [
          name,
          sent?.authHeaders.has(name.toLowerCase()) && !looksSecret(name)
            ? dots
            : masks.text(maskHeader(name, value)),
        ]),
      ),
      body: cut(prepared?.shownBody ?? '', true, fewestKept * 10, masks),
    },
    response: answer ? presentAnswer(answer, ended) : null,
    timing: attempt.timing,
    checks,
    captured: Object.fromEntries(
      Object.entries(ended.captured).map(([name, value]) => [
        name,
        looksSecret(name) ? dots : masks.text(value),
      ]),
    ),
  };
}
