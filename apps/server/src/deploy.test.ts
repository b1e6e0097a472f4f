import { existsSync, readFileSync } from 'node:fs';
import { calls } from '@assay/contract';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { programs } from '../../../scripts/programs.mjs';
import { parseSettings, settingsSchema } from './platform/settings/settings.ts';

const root = new URL('../../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const names = new Set([...Object.keys(settingsSchema.shape), 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
const isPinned = (image: string) => /:[^:/]*\d[^:/]*$/.test(image) && !/:latest$/.test(image);

/** The documents of a YAML file, which must have no errors and no warnings. */
function parse(name: string): unknown[] {
  return parseAllDocuments(read(name), { merge: true, uniqueKeys: true }).map((document) => {
    expect([...document.errors, ...document.warnings], name).toEqual([]);
    return document.toJS();
  });
}

/** Settings as they reach the process, with what is left to be filled in. */
function expectUsable(environment: Record<string, string>): void {
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)(?::?[-?]([^}]*))?\}/g, (_, known: string, text: string) =>
      known === 'JWT_SECRET' ? 'x'.repeat(40) : text,
    ),
  ]);
  expect(() => parseSettings(Object.fromEntries(filled))).not.toThrow();
}

test('the image runs as somebody without rights, from what is in the repository', () => {
  expect(isPinned(/^FROM (\S+)$/m.exec(dockerfile)?.[1] ?? '')).toBe(true);
  expect(dockerfile).toMatch(/^USER assay$/m);
  expect(/^CMD \["node", "(.+)"\]$/m.exec(dockerfile)?.[1]).toBe(
    `dist/${programs['apps/server/src/main.ts']}`,
  );
  expect(dockerfile).toContain('node deploy/build.mjs');
  expect(dockerfile).toContain('EXPOSE 3000');
  for (const file of ['apps/server/src/main.ts', 'apps/server/src/worker.ts', 'deploy/build.mjs']) {
    expect(existsSync(new URL(file, root)), file).toBe(true);
  }
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('deploy/compose.yaml')).toContain(`image: assay:${version}`);
  expect(read('deploy/kubernetes.yaml')).toContain(`/assay:${version}`);
});

describe('compose.yaml', () => {
  interface Service {
    image: string;
    command?: string[];
    environment?: Record<string, string>;
    healthcheck?: { test: string[] };
    depends_on?: object;
    volumes?: string[];
  }
  const [compose] = parse('deploy/compose.yaml') as [
    { services: Record<string, Service>; volumes: object; networks: object },
  ];
  const { services } = compose;

  test('has two servers behind a proxy, two workers, a database and a storage', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['bucket', 'minio', 'postgres', 'proxy', 'server-1', 'server-2', 'worker-1', 'worker-2'].sort(),
    );
    for (const [name, { image, depends_on = [], volumes = [] }] of Object.entries(services)) {
      expect(isPinned(image), image).toBe(true);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services), name).toEqual(expect.arrayContaining(needed));
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        const isThere = source.startsWith('.')
          ? existsSync(new URL(`deploy/${source}`, root))
          : source in compose.volumes;
        expect(isThere, source).toBe(true);
      }
    }
  });

  test('gives servers and workers settings that can be used, the same where they must be', () => {
    const { 'server-1': server, 'server-2': other, 'worker-1': worker } = services;
    expect(other?.environment).toEqual(server?.environment);
    for (const one of [server, worker]) expectUsable(one?.environment ?? {});
    for (const name of ['DATABASE_URL', 'STORAGE_URL', 'JWT_SECRET', 'PUBLIC_URL']) {
      expect(worker?.environment?.[name], name).toBe(server?.environment?.[name]);
    }
    expect(server?.environment).toMatchObject({ PORT: '3000', WORK: 'off' });
    expect(worker?.environment).not.toHaveProperty('WORK');
    expect(worker?.command).toEqual(['node', `dist/${programs['apps/server/src/worker.ts']}`]);
    expect(server?.healthcheck?.test.join(' ')).toContain('http://127.0.0.1:3000/api/health');
    const caddyfile = read('deploy/Caddyfile');
    expect(caddyfile).toContain('reverse_proxy server-1:3000 server-2:3000');
    expect(calls).toHaveProperty([`GET ${/health_uri (\S+)/.exec(caddyfile)?.[1]}`]);
  });
});

describe('kubernetes.yaml', () => {
  interface Probe {
    httpGet?: { path: string; port: string };
    tcpSocket?: { port: string };
  }
  interface Container extends Record<string, unknown> {
    image: string;
    args?: string[];
    env?: { name: string; value: string }[];
    envFrom: Record<string, { name: string }>[];
    ports?: { name: string; containerPort: number }[];
    volumeMounts: { name: string }[];
  }
  interface Manifest {
    kind: string;
    metadata: { name: string; namespace?: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec: {
      selector: { matchLabels?: object } & Record<string, unknown>;
      template: {
        metadata: { labels: object };
        spec: { containers: [Container]; volumes: { name: string }[] };
      };
      ports: { targetPort: string }[];
      rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
    };
  }
  const manifests = parse('deploy/kubernetes.yaml') as Manifest[];
  const find = (kind: string, name: string) => {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };

  test.each(['server', 'worker'])('the %s gets settings that can be used, from what is defined', (name) => {
    const { selector, template } = find('Deployment', name).spec;
    const [container] = template.spec.containers;
    expect(selector.matchLabels).toEqual(template.metadata.labels);
    expect(isPinned(container.image)).toBe(true);
    const { stringData = {} } = find('Secret', 'assay');
    const { data = {} } = find('ConfigMap', 'assay');
    expect(container.envFrom).toEqual([
      { secretRef: { name: 'assay' } },
      { configMapRef: { name: 'assay' } },
    ]);
    const own = Object.fromEntries((container.env ?? []).map((one) => [one.name, one.value]));
    expectUsable({ ...stringData, ...data, ...own });
    const volumes = template.spec.volumes.map((volume) => volume.name);
    expect(volumes).toEqual(container.volumeMounts.map((mount) => mount.name));
    if (name === 'worker')
      expect(container.args).toEqual(['node', `dist/${programs['apps/server/src/worker.ts']}`]);
    else expect(own).toEqual({ WORK: 'off' });
  });

  test('probes, service and ingress lead to the port that the server listens on', () => {
    const [{ ports = [], ...container }] = find('Deployment', 'server').spec.template.spec.containers;
    expect(ports).toEqual([{ name: 'http', containerPort: Number(find('ConfigMap', 'assay').data?.PORT) }]);
    for (const kind of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      const { httpGet, tcpSocket } = container[kind] as Probe;
      expect((httpGet ?? tcpSocket)?.port, kind).toBe('http');
      if (httpGet) expect(calls).toHaveProperty([`GET ${httpGet.path}`]);
    }
    const service = find('Service', 'server');
    expect(service.spec.selector).toEqual(find('Deployment', 'server').spec.template.metadata.labels);
    expect(service.spec.ports[0]?.targetPort).toBe('http');
    const [path] = find('Ingress', 'assay').spec.rules[0]?.http.paths ?? [];
    expect(path?.backend.service).toEqual({ name: 'server', port: { name: 'http' } });
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('assay');
  });
});
