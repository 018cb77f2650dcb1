import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, lastLines } from './failure.mjs';
import { inRoot } from './places.mjs';
import { run, serve } from './processes.mjs';

/** Besides what PATH names: Debian keeps it where only root looks. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * An nginx that is there already, or null. Throws a Failure when NGINX_PATH names none.
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

const MISSING = 'The tests of the edge need nginx: install it (apt-get install nginx-light, brew install nginx), or set NGINX_PATH.';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installDebians() {
  console.log('Installing nginx …');
  // The run level of a machine that is being repaired: the package starts no service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run(['update', '-qq'], { command: 'apt-get', env });
  const { code, output } = await run(['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { command: 'apt-get', env });
  if (code !== 0) throw new Failure('The tests of the edge need nginx and installing it failed: run apt-get install nginx-light, or set NGINX_PATH.', lastLines(output));
}

/** The path of an nginx; installs Debian's when there is none and this account may. Throws a Failure that says what to install. */
export async function ensureNginx() {
  if (!findNginx() && mayInstall()) await installDebians();
  const found = findNginx();
  if (found) return found;
  throw new Failure(MISSING);
}

/** How often one address may ask. */
const SHIPPED_RATE = 'rate=20r/s';

/** The text with every address of a real machine replaced; throws when one is not there any more. */
function placed(text, places) {
  return places.reduce((result, [pattern, place]) => {
    if (!result.includes(pattern)) throw new Error(`The configuration of nginx has no "${pattern}".`);
    return result.replaceAll(pattern, place);
  }, text);
}

/**
 * The files of deploy/nginx, on this port, before these web processes, with everything that is kept below `dir`. `rate` replaces the
 * number of requests that an address may make.
 * @public
 */
export function placedConfig({ port, webs, dir, rate = SHIPPED_RATE }) {
  const read = (name) => readFileSync(inRoot(`deploy/nginx/${name}`), 'utf8');
  const [first, second] = webs;
  const site = placed(read('encore.conf'), [['listen 80;', `listen 127.0.0.1:${port};`], [SHIPPED_RATE, rate], ['/var/cache/', `${dir}/`], ['/var/log/nginx/', `${dir}/`]]);
  return { 'encore.conf': site, 'upstream.conf': placed(read('upstream.conf'), [['127.0.0.1:3000', `127.0.0.1:${first}`], ['127.0.0.1:3001', `127.0.0.1:${second}`]]) };
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

/** Starts nginx with the project's configuration, on 127.0.0.1 and with empty caches. Visitors come from where `X-Test-Address` says. */
export function startNginx({ port, webs, dir, rate }) {
  const nginx = findNginx();
  if (!nginx) throw new Failure(MISSING);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries({ ...placedConfig({ port, webs, dir, rate }), 'nginx.conf': mainConfig(dir) })) writeFileSync(join(dir, name), text);
  return serve('nginx', ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], { command: nginx });
}
