import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, lastLines } from './failure.mjs';
import { inRoot } from './places.mjs';
import { run, serve } from './processes.mjs';

/** In addition to PATH, because Debian installs it where only root looks. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds an installed nginx, or null. Throws a Failure if NGINX_PATH is wrong.
 * @public
 */
export function findNginx({ env = process.env, exists = existsSync } = {}) {
  if (env.NGINX_PATH) {
    if (exists(env.NGINX_PATH)) return env.NGINX_PATH;
    throw new Failure(`NGINX_PATH says "${env.NGINX_PATH}", but there is no such file.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => exists(path)) ?? null;
}

const MISSING =
  'The tests of the edge need nginx: install it (apt-get install nginx-light, brew install nginx), or set NGINX_PATH.';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installDebians() {
  console.log('Installing nginx …');
  // In single-user run level, the package doesn't start a service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run(['update', '-qq'], { command: 'apt-get', env });
  const { code, output } = await run(['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    command: 'apt-get',
    env,
  });
  if (code !== 0)
    throw new Failure(
      'The tests of the edge need nginx and installing it failed: run apt-get install nginx-light, or set NGINX_PATH.',
      lastLines(output),
    );
}

/**
 * Returns the path of an nginx; installs Debian's if there is none and this account may. Otherwise throws a Failure
 * that says what to install.
 */
export async function ensureNginx() {
  if (!findNginx() && mayInstall()) await installDebians();
  const found = findNginx();
  if (found) return found;
  throw new Failure(MISSING);
}

/** The rate limit per IP address. */
const SHIPPED_RATE = 'rate=20r/s';

/** Replaces the ports, servers and folders of a real machine. Throws if one is no longer there. */
function placed(text, places) {
  return places.reduce((result, [pattern, place]) => {
    if (!result.includes(pattern)) throw new Error(`The configuration of nginx has no "${pattern}".`);
    return result.replaceAll(pattern, place);
  }, text);
}

/**
 * The files of deploy/nginx for this port and these web processes, with all data below `dir`. `rate` replaces the rate
 * limit per IP address. @public
 */
export function placedConfig({ port, webs, dir, rate = SHIPPED_RATE }) {
  const read = (name) => readFileSync(inRoot(`deploy/nginx/${name}`), 'utf8');
  const [first, second] = webs;
  const site = placed(read('encore.conf'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    [SHIPPED_RATE, rate],
    ['/var/cache/', `${dir}/`],
    ['/var/log/nginx/', `${dir}/`],
  ]);
  return {
    'encore.conf': site,
    'upstream.conf': placed(read('upstream.conf'), [
      ['127.0.0.1:3000', `127.0.0.1:${first}`],
      ['127.0.0.1:3001', `127.0.0.1:${second}`],
    ]),
  };
}

const mainConfig = (dir) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${dir}/${kind};`).join('\n  ')}
  # Stands for visitors from everywhere, as a CDN in front would.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Test-Address;
  include ${dir}/upstream.conf;
  include ${dir}/encore.conf;
}
`;

/**
 * Starts nginx with the project's configuration on 127.0.0.1, with empty caches. `X-Test-Address` sets the visitor's
 * IP address.
 */
export function startNginx({ port, webs, dir, rate }) {
  const nginx = findNginx();
  if (!nginx) throw new Failure(MISSING);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries({
    ...placedConfig({ port, webs, dir, rate }),
    'nginx.conf': mainConfig(dir),
  }))
    writeFileSync(join(dir, name), text);
  return serve('nginx', ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], { command: nginx });
}
