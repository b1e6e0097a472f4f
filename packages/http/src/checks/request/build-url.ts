import { judgeUrl } from '../../guard/index.ts';
import { RequestProblem } from '../model/problem.ts';

function join(base: string, path: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return path;
  const [place = '', query] = /[?#]/.test(base) ? base.replace(/#.*$/s, '').split(/\?(.*)/s, 2) : [base];
  const joined = /^[?#]/.test(path)
    ? place + path
    : `${place.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  if (!query) return joined;
  const [front = '', hash = ''] = joined.split(/(?=#)/, 2);
  return `${front}${front.includes('?') ? '&' : '?'}${query}${hash}`;
}

/** The address of an endpoint: its path below the base, whatever slashes they end and begin with; a whole address stays as it is. */
export function buildUrl(base: string, path: string): URL {
  const verdict = judgeUrl(join(base.trim(), path.trim()));
  if (!verdict.allowed) throw new RequestProblem('bad request', verdict.message);
  // Setting it reads the whole address once more.
  if (verdict.url.hash !== '') verdict.url.hash = '';
  return verdict.url;
}
