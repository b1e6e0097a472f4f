import type { ApiEndpoint } from '@assay/contract';
import type { PlainRequest } from '../export/plain-request.ts';
import { tryJson } from '../read/values.ts';
import { key, literal, text, value } from './expressions.ts';

/** Files are read once, at the beginning of a script. */
export type Files = Map<string, string>;

function fileOf(name: string, files: Files): string {
  const known = files.get(name);
  if (known) return known;
  const variable = `file${files.size + 1}`;
  files.set(name, variable);
  return variable;
}

function writeParts(
  fields: Extract<PlainRequest['body'], { fields: unknown }>['fields'],
  files: Files,
): string {
  const entries = fields.map(({ name, value: content, file }) => {
    const written = file
      ? `http.file(${fileOf(file.name, files)}, ${literal(file.name)}, ${literal(file.type)})`
      : text(content);
    return `${key(name)}: ${written}`;
  });
  return `{ ${entries.join(', ')} }`;
}

function writeBody(body: PlainRequest['body'], files: Files): string {
  switch (body.kind) {
    case 'none':
      return 'null';
    case 'text': {
      const parsed = body.text.includes('{{') ? tryJson(body.text) : undefined;
      // Through JSON.stringify, so that whatever a variable holds stays within its quotes.
      return parsed ? `JSON.stringify(${value(parsed.value)})` : text(body.text);
    }
    case 'file':
      return fileOf(body.name, files);
    case 'form': {
      const pairs = body.fields.map(({ name, value: content }) => `[${literal(name)}, ${text(content)}]`);
      return `form([${pairs.join(', ')}])`;
    }
    case 'multipart':
      if (body.fields.some(({ file }) => file)) return writeParts(body.fields, files);
      return `parts([${body.fields.map(({ name, value: content }) => `[${literal(name)}, ${text(content)}]`).join(', ')}])`;
  }
}

const boundary = '----assay7d1f3b0c9e';

export const bodyHelpers: Record<string, string> = {
  form: `function form(fields) {
  return fields.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}`,
  parts: `function parts(fields) {
  const written = fields.map(([name, content]) => \`--${boundary}\\r\\nContent-Disposition: form-data; name="\${name}"\\r\\n\\r\\n\${content}\\r\\n\`);
  return \`\${written.join('')}--${boundary}--\\r\\n\`;
}`,
};

function typeOf(body: PlainRequest['body']): string | undefined {
  if (body.kind === 'form') return 'application/x-www-form-urlencoded';
  if (body.kind !== 'multipart' || body.fields.some(({ file }) => file)) return undefined;
  return `multipart/form-data; boundary=${boundary}`;
}

/** The call that sends a request. */
export function writeRequest(
  request: PlainRequest,
  endpoint: Pick<ApiEndpoint, 'name' | 'followRedirects' | 'timeoutMs'>,
  files: Files,
): string[] {
  const headers = request.headers.map(([name, content]) => `${key(name)}: ${text(content)}`);
  const hasType = request.headers.some(([name]) => /^content-type$/i.test(name));
  const type = typeOf(request.body);
  if (type && (!hasType || request.body.kind === 'multipart'))
    headers.push(`"Content-Type": ${literal(type)}`);
  if (request.user) {
    const credentials = `${text(request.user.name)} + ":" + ${text(request.user.password)}`;
    headers.push(`"Authorization": "Basic " + encoding.b64encode(${credentials})`);
  }
  return [
    `const response = http.request(${literal(request.method)}, ${text(request.url)}, ${writeBody(request.body, files)}, {`,
    `  headers: {${headers.length === 0 ? '' : ` ${headers.join(', ')} `}},`,
    ...(endpoint.followRedirects ? [] : ['  redirects: 0,']),
    `  timeout: ${literal(`${endpoint.timeoutMs}ms`)},`,
    `  tags: { name: ${literal(endpoint.name)} },`,
    '});',
  ];
}
