import type { ApiCheckConfig, ApiEndpoint } from '@assay/contract';
import { oneLine, own } from '../read/values.ts';
import { describeCheck } from './describe-check.ts';
import { hideSecrets } from './hide-secrets.ts';
import { type PlainRequest, plainRequest } from './plain-request.ts';
import { environmentName, listVariables, splitVariables } from './variables.ts';

/** A word of a shell: variables between quotes of their own, all else taken as it is. */
function quote(text: string, known: Record<string, string>): string {
  const parts = splitVariables(text);
  // Known values go in as they are; the rest comes from the shell.
  const pieces: { text: string; isVariable: boolean }[] = [];
  parts.forEach((part, index) => {
    const value = index % 2 === 1 ? own(known, part) : part;
    const last = pieces.at(-1);
    if (value === undefined) pieces.push({ text: `"$\{${environmentName(part)}}"`, isVariable: true });
    else if (last && !last.isVariable) last.text += value;
    else pieces.push({ text: value, isVariable: false });
  });
  const written = pieces
    .filter((piece) => piece.isVariable || piece.text !== '' || pieces.length === 1)
    .map((piece) => (piece.isVariable ? piece.text : `'${piece.text.replaceAll("'", `'\\''`)}'`));
  return written.join('') || "''";
}

function writeBody(body: PlainRequest['body'], word: (text: string) => string): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'text':
      return [`--data-raw ${word(body.text)}`];
    case 'form':
      return body.fields.map(
        ({ name, value }) => `--data-urlencode ${word(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.fields.map(({ name, value, file }) =>
        file
          ? `-F ${word(`${name}=@${file.name};type=${file.type}`)}`
          : `--form-string ${word(`${name}=${value}`)}`,
      );
    case 'file':
      return [`--data-binary ${word(`@${body.name}`)}`];
  }
}

function writeCommand(endpoint: ApiEndpoint, request: PlainRequest, known: Record<string, string>): string {
  const word = (text: string) => quote(text, known);
  const body = writeBody(request.body, word);
  const implied = body.length > 0 ? 'POST' : 'GET';
  const lines = [
    `curl${endpoint.followRedirects ? ' -L' : ''}${/[[\]{}]/.test(request.url.replace(/\{\{[^{}]*\}\}/g, '')) ? ' -g' : ''}${request.method === implied ? '' : ` -X ${request.method}`} --max-time ${endpoint.timeoutMs / 1000} ${word(request.url)}`,
    ...(request.user ? [`-u ${word(`${request.user.name}:${request.user.password}`)}`] : []),
    ...request.headers.map(([name, value]) => `-H ${word(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...body,
  ];
  return lines.join(' \\\n  ');
}

function remark(text: string): string {
  return `# ${oneLine(text, 300)}`;
}

function writeToken(oauth: NonNullable<PlainRequest['oauth']>, known: Record<string, string>): string[] {
  const word = (text: string) => quote(text, known);
  const scope = oauth.scope === '' ? '' : ` -d ${word(`scope=${oauth.scope}`)}`;
  return [
    remark('Asks for a token; ACCESS_TOKEN is to be what its answer has as "access_token".'),
    `curl ${word(oauth.tokenUrl)} -u ${word(`${oauth.clientId}:${oauth.clientSecret}`)} -d grant_type=client_credentials${scope}`,
  ];
}

/** A command for each endpoint. Secrets, and what only a run knows, are variables of the shell. */
export function writeCurl(given: ApiCheckConfig): string {
  const config = hideSecrets(given);
  const endpoints = config.endpoints.filter(({ enabled }) => enabled);
  const requests = endpoints.map((endpoint) =>
    plainRequest(endpoint, endpoint.auth ?? config.auth, config.baseUrl),
  );
  const known = Object.fromEntries(
    Object.entries(config.variables).filter(([, value]) => !value.includes('{{')),
  );
  const needed = listVariables(requests).filter((name) => !Object.hasOwn(known, name));
  const captured = new Map(
    endpoints.flatMap(({ name, captures }) => captures.map((one) => [one.name, name] as const)),
  );
  const head = [
    remark(config.name),
    ...(needed.length > 0 ? ['# Set these variables first:'] : []),
    ...needed.map((name) =>
      captured.has(name)
        ? remark(`  ${environmentName(name)} (from the answer of "${captured.get(name)}")`)
        : remark(`  ${environmentName(name)}`),
    ),
    ...(config.data.trim() !== ''
      ? [remark('The test runs once for each row of its data, which is not written here.')]
      : []),
  ];
  const commands = endpoints.flatMap((endpoint, index) => {
    const request = requests[index];
    if (!request) return [];
    return [
      '',
      remark(endpoint.name),
      ...endpoint.validations.map((check) => remark(`  Expected: ${describeCheck(check)}`)),
      ...(request.oauth ? writeToken(request.oauth, known) : []),
      writeCommand(endpoint, request, known),
    ];
  });
  return `${[...head, ...commands].join('\n')}\n`;
}
