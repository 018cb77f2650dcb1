import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readServerConfig } from '@/lib/page/runtime-config';
import { config as proxyConfig } from '@/proxy';

const OPERATING = 'docs/operating.md';
const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

interface Container {
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  lifecycle: { preStop: { exec: { command: [string, string] } } };
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  envFrom: { configMapRef: { name: string } }[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    selector: object;
    template: { metadata: { labels: object; annotations: Record<string, string> }; spec: { containers: [Container]; securityContext: object; terminationGracePeriodSeconds: number } };
    ports: { port: number; targetPort: string }[];
    scaleTargetRef: { kind: string; name: string };
    minReplicas: number;
    strategy: { rollingUpdate: object };
  };
}

/** Every name in `.env.example`, active or commented out. */
const KNOWN = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));
/** Variables of Node and npm. */
const NODES = ['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED'];
const unknown = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.has(name) && !NODES.includes(name));

const isRoute = (path: string) => existsSync(join(process.cwd(), `src/pages${path}.ts`));

test('the settings read by the server are those of .env.example and of the table in the README', () => {
  const used = new Set([...read('src/lib/page/runtime-config.ts').matchAll(/env\.([A-Z_]+)/g)].map(([, name = '']) => name));
  expect(used.size).toBeGreaterThan(10);
  expect(unknown(used)).toEqual([]);
  const table = read('README.md');
  expect([...used].filter((name) => !NODES.includes(name) && !table.includes(`\`${name}\``))).toEqual([]);
});

test('the defaults in .env.example and in the README are those of the server', () => {
  const [webServer = ''] = read('.env.example').split('# --- The sandbox');
  const lines = webServer.matchAll(/^([A-Z_]+)=(.*)$/gm);
  const active = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(active).length).toBeGreaterThan(10);
  expect(readServerConfig(active)).toEqual(readServerConfig({}));

  const documented: Record<string, string> = {};
  for (const [, names = '', defaults = ''] of read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (.+?) \| /gm)) {
    const values = [...defaults.matchAll(/`(.+?)`/g)].map(([, value = '']) => value);
    [...names.matchAll(/[A-Z_]+/g)].forEach(([name], index) => (documented[name] = values[index] ?? ''));
  }
  expect(Object.keys(documented).length).toBeGreaterThan(15);
  // Some defaults refer to other settings: `http://localhost:PORT`.
  const resolved = Object.entries(documented).map(([name, value]) => [
    name,
    value.replace(/[A-Z_]{4,}/g, (other) => documented[other] ?? other),
  ]);
  expect(readServerConfig(Object.fromEntries(resolved) as Record<string, string>)).toEqual(readServerConfig({}));
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const last = (word: string) => lines.findLast((line) => line.trim().startsWith(word)) ?? '';

  test('runs the server directly, not as root, with an existing health route', () => {
    expect(last('FROM')).toBe('FROM node:24-slim');
    expect(last('USER')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD')));
    // A shell would not pass on signals.
    expect(lines.at(-2)).toBe('CMD ["node", "server.js"]');
    const [, requested = ''] = /127\.0\.0\.1:\$\{process\.env\.PORT\}(\S+?)`/.exec(last('CMD ["node", "-e"')) ?? [];
    expect([requested, isRoute(requested)]).toEqual(['/api/health', true]);
  });

  test('uses known variables and copies existing files', () => {
    expect(unknown([...read('Dockerfile').matchAll(/([A-Z_]+)=\S/g)].map(([, name = '']) => name))).toEqual([]);
    const copied = lines.filter((line) => line.startsWith('COPY') && !line.includes('--from')).flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => !existsSync(join(process.cwd(), path)))).toEqual([]);
  });

  test('receives neither secrets nor build output', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env*', '.git', 'node_modules', '.next']));
    for (const needed of ['package.json', 'next.config.js', 'src', 'public', 'tsconfig.json']) expect(read('.dockerignore').split('\n')).not.toContain(needed);
  });
});

describe('compose.yaml', () => {
  const { services, configs } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; expose: string[]; stop_grace_period: string; volumes: string[]; read_only: boolean; depends_on: object }>;
    configs: { upstream: { content: string } };
  };
  const web = [services['web-1'], services['web-2']];

  test('has two web processes that finish their requests before they stop', () => {
    for (const service of web) {
      if (!service) throw new Error('A web process is missing.');
      expect(unknown(Object.keys(service.environment))).toEqual([]);
      expect(service.expose).toContain(service.environment.METRICS_PORT);
      expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(Number(service.environment.DRAIN_SECONDS) + Number(service.environment.STOP_SECONDS));
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(service).not.toHaveProperty('ports');
    }
  });

  test('passes on every setting, with defaults for unset ones', () => {
    const [servers = ''] = read('.env.example').split('# --- The sandbox');
    const settings = [...servers.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(15);
    // Set by the image and the addresses of nginx, by the proxy in front, by `expose`, and by `stop_grace_period`.
    const fixed = ['PORT', 'HOSTNAME', 'TRUST_PROXY', 'KEEP_ALIVE_TIMEOUT', 'METRICS_PORT', 'DRAIN_SECONDS', 'STOP_SECONDS'];
    const given = web[0]?.environment ?? {};
    expect(settings.filter((name) => !fixed.includes(name) && !given[name]?.startsWith(`\${${name}:`))).toEqual([]);
    // What compose passes for an unset variable.
    const unset = Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value.includes(':?') ? [] : [[name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]])));
    const ours = Object.fromEntries(Object.entries(given).filter(([, value]) => !value.startsWith('$')));
    expect(readServerConfig(unset)).toEqual(readServerConfig(ours));
  });

  test("points nginx at both, with the project's configuration", () => {
    const requestedCalls = [...configs.upstream.content.matchAll(/server ([\w-]+):(\d+)/g)].map(([, host, port]) => [host, port]);
    expect(requestedCalls).toEqual([['web-1', '3000'], ['web-2', '3000']]);
    const [name] = /upstream \w+/.exec(configs.upstream.content) ?? [];
    expect(read('deploy/nginx/upstream.conf')).toContain(name);
    expect(read('deploy/nginx/encore.conf')).toContain(`proxy_pass http://${name?.split(' ')[1]};`);
    const [mounted = ''] = services.nginx?.volumes[0]?.split(':') ?? [];
    expect(existsSync(join(process.cwd(), mounted))).toBe(true);
    expect(Object.keys(services.nginx?.depends_on ?? {})).toEqual(['web-1', 'web-2']);
  });
});

describe('nginx', () => {
  const config = read('deploy/nginx/encore.conf');

  test('serves files for crawlers at the root only, where it caches them', () => {
    const [, closed = ''] = /location ~ (\^\/api\/\S+) \{\s+return 404;/.exec(config) ?? [];
    const isClosed = (path: string) => closed !== '' && new RegExp(closed).test(path);
    for (const path of ['/api/sitemap', '/api/sitemaps/videos-1', '/api/robots', '/api/manifest', '/api/opensearch']) expect([path, isClosed(path)]).toEqual([path, true]);
    for (const path of ['/api/health', '/api/age-check', '/api/calendar/event/1']) expect([path, isClosed(path)]).toEqual([path, false]);
  });

  test('caches files for crawlers for visitors with cookies, too, and without asking for their class', () => {
    const [, pattern = '', block = ''] = /location ~ (\^\/\(\?:sitemaps\/\S+) \{([^}]+)\}/.exec(config) ?? [];
    const paths = proxyConfig.matcher.flatMap((path) => (typeof path === 'string' ? path.replace(':part', 'videos-1') : []));
    expect(paths).toContain('/sitemaps/videos-1.xml');
    expect(paths.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
    for (const path of ['/videos', '/robots.txt/x', '/sitemaps/videos-1']) expect(path).not.toMatch(new RegExp(pattern));
    expect(block).toMatch(/proxy_cache_key "file \$encore_path";/);
    expect(block).toMatch(/proxy_set_header Cookie "";/);
    // Without the body, its length would make the web process take the next request for the body.
    expect(block).not.toMatch(/auth_request|proxy_cache_bypass|proxy_no_cache|http_503|proxy_pass_request_body/);
  });

  test('logs neither queries nor IP addresses, and sends pages as private', () => {
    expect(config).toMatch(/^limit_req_log_level info;$/m);
    expect(config).toMatch(/^ +error_log \S+ crit;$/m);
    expect(config).toMatch(/^ +"~s-maxage" "private, no-cache";$/m);
    expect(config).toMatch(/^ +proxy_hide_header Cache-Control;\n +add_header Cache-Control \$encore_cache_control always;$/m);
  });
});

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const the = (kind: string): Manifest => {
    const found = manifests.filter((manifest) => manifest.kind === kind);
    if (!found[0] || found.length > 1) throw new Error(`There are ${found.length} of ${kind}.`);
    return found[0];
  };
  const { template, selector, strategy } = the('Deployment').spec;
  const [container] = template.spec.containers;
  const { data } = the('ConfigMap');

  test('is valid and uses known variables', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(unknown(Object.keys(data))).toEqual([]);
    expect(container.envFrom).toEqual([{ configMapRef: { name: the('ConfigMap').metadata.name } }]);
    // Environment variables are strings.
    expect(Object.values(data).filter((value) => typeof value !== 'string')).toEqual([]);
  });

  test('probes existing routes at existing ports', () => {
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, String(containerPort)]));
    expect(ports).toEqual({ http: data.PORT, metrics: data.METRICS_PORT });
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect([httpGet.path, isRoute(httpGet.path), httpGet.port]).toEqual([httpGet.path, true, 'http']);
    }
    expect(container.readinessProbe.httpGet.path).toBe('/api/ready');
    // A restart doesn't help a process whose API is down.
    expect(container.livenessProbe.httpGet.path).toBe('/api/health');
    const { annotations } = template.metadata;
    expect([annotations['prometheus.io/port'], annotations['prometheus.io/path']]).toEqual([data.METRICS_PORT, '/api/metrics']);
    expect(the('Service').spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });

  test('gives a process time to finish, and replaces none before another is ready', () => {
    const before = Number(container.lifecycle.preStop.exec.command[1]);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(before + Number(data.DRAIN_SECONDS) + Number(data.STOP_SECONDS));
    expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(the('PodDisruptionBudget').spec).toMatchObject({ maxUnavailable: 1, selector });
    expect(the('HorizontalPodAutoscaler').spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: the('Deployment').metadata.name } });
  });

  test('selects the same processes everywhere, with restricted privileges', () => {
    expect(selector).toEqual({ matchLabels: template.metadata.labels });
    expect(the('Service').spec.selector).toEqual(template.metadata.labels);
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } });
  });
});

test('an update stops the second process only when the first is ready and back in nginx', () => {
  const [chain = ''] = /systemctl restart encore@3000 [^]*?encore@3001/.exec(read(OPERATING)) ?? [];
  const steps = chain.split(/\s*&&\s*/);
  expect(steps).toEqual(['systemctl restart encore@3000', expect.stringMatching(/^curl .*--fail .*:3000\/api\/ready$/), expect.stringMatching(/^sleep \d+$/), 'systemctl restart encore@3001']);
  const leftOut = [...read('deploy/nginx/upstream.conf').matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds));
  expect(leftOut).toHaveLength(2);
  // nginx compares whole seconds, and the last one still counts.
  expect(Number(steps[2]?.split(' ')[1])).toBeGreaterThan(Math.max(...leftOut));
});

test('the operating guide starts no process as root and protects the settings from other accounts', () => {
  const commands = read(OPERATING).split('\n').filter((line) => line.startsWith('    '));
  const started = commands.filter((line) => line.includes('/opt/encore/server.js'));
  expect(started).toHaveLength(2);
  for (const command of started) expect(command).toMatch(/setpriv --reuid=encore --regid=encore --clear-groups node /);
  expect(commands.filter((line) => line.includes('/etc/encore.env') && !started.includes(line)).map((line) => /install -m 600|chmod 640/.test(line))).toEqual([true, true]);
});

test('the operating guide names existing files and routes', () => {
  const guide = read(OPERATING);
  const named = [...guide.matchAll(/\bdeploy\/[\w@./*-]+|\bcompose\.yaml\b/g)].map(([path]) => path.replace(/[.`]$/, ''));
  expect(named.length).toBeGreaterThan(3);
  const there = (path: string) => (path.endsWith('*.conf') ? readdirSync(join(process.cwd(), path.replace('*.conf', ''))).length > 1 : existsSync(join(process.cwd(), path)));
  expect(named.filter((path) => !there(path))).toEqual([]);
  for (const route of guide.match(/\/api\/(health|ready|metrics)\b/g) ?? []) expect([route, isRoute(route)]).toEqual([route, true]);
});
