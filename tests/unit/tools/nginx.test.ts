import { call } from './run-scripts';

/** What is found on a machine with these files. */
const found = (files: string[], env: Record<string, string> = {}) =>
  call(
    'nginx',
    `m.findNginx({ env: ${JSON.stringify({ PATH: '/usr/bin', ...env })}, exists: (path) => ${JSON.stringify(files)}.includes(path) })`,
  );

test('NGINX_PATH takes precedence, and is reported if it is wrong', async () => {
  expect(await found(['/opt/nginx', '/usr/bin/nginx'], { NGINX_PATH: '/opt/nginx' })).toEqual({ gave: '/opt/nginx' });
  expect(await found(['/usr/bin/nginx'], { NGINX_PATH: '/opt/nginx' })).toEqual({
    threw: 'NGINX_PATH says "/opt/nginx", but there is no such file.',
  });
});

test('nginx is found in PATH, otherwise where Debian installs it', async () => {
  expect(await found(['/usr/bin/nginx', '/usr/sbin/nginx'])).toEqual({ gave: '/usr/bin/nginx' });
  expect(await found(['/usr/sbin/nginx'])).toEqual({ gave: '/usr/sbin/nginx' });
  expect(await found([])).toEqual({ gave: null });
});

test('the tests run the deployed configuration, with nothing outside their folder', async () => {
  const { gave } = (await call('nginx', "m.placedConfig({ port: 8099, webs: [4101, 4102], dir: '/tmp/edge' })")) as {
    gave: Record<string, string>;
  };
  const text = Object.values(gave).join('');
  expect(text).toContain('listen 127.0.0.1:8099;');
  expect(text.match(/server 127\.0\.0\.1:\d+/g)).toEqual(['server 127.0.0.1:4101', 'server 127.0.0.1:4102']);
  expect(text).not.toMatch(/\/var\/(log|cache)|:300[01]/);
});
