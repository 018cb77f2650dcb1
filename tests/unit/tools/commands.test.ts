import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { call, runScript, scriptsAlone, startRunning } from './run-scripts';

const freePort = async () => String(((await call('ports', 'm.freePort()')) as { gave: number }).gave);

let free: { PORT: string; SANDBOX_PORT: string };
beforeAll(async () => {
  free = { PORT: await freePort(), SANDBOX_PORT: await freePort() };
});

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.3.0', '24.0.0'])('version %s is accepted', async (version) => {
    expect(await call('ensure', `m.ensureNode('${version}')`)).toEqual({ gave: null });
  });

  test.each(['18.20.4', '20.18.3'])('version %s is refused with one sentence', async (version) => {
    expect(await call('ensure', `m.ensureNode('${version}')`)).toEqual({
      threw: `Encore needs Node 20.19 or later, but this is Node ${version}: install a newer one from https://nodejs.org and try again.`,
    });
  });
});

describe('npm run demo', () => {
  let other: Server;
  let taken = 0;

  beforeAll(async () => {
    other = createServer();
    taken = Number(await freePort());
    await once(other.listen(taken, '127.0.0.1'), 'listening');
  });

  afterAll(() => other.close());

  test.each(['PORT', 'SANDBOX_PORT'])('ends with one sentence if %s is in use', async (name) => {
    const { code, stdout, stderr } = await runScript('demo', { ...free, [name]: String(taken) });
    expect(stderr).toBe(
      `Port ${taken} is taken by another program: stop that program or choose another port, for example ${name}=${taken + 1} npm run demo\n`,
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('ends with one sentence if a port is invalid', async () => {
    const { code, stderr } = await runScript('demo', { ...free, PORT: '80a' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'PORT must be a port number from 1 to 65535, but is "80a".\n',
    });
  });

  test('does not put both servers on one port', async () => {
    const { code, stderr } = await runScript('demo', { PORT: free.PORT, SANDBOX_PORT: free.PORT });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `PORT and SANDBOX_PORT are both ${free.PORT}: give each its own.\n`,
    });
  });
});

test('npm start says what to do if nothing is built', async () => {
  const { code, stderr } = await runScript('start', free, scriptsAlone());
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'There is no production build yet: run npm run build first.\n' });
});

describe('a server process', () => {
  const server = (script: string) => `m.serve('little server', ['--eval', ${JSON.stringify(script)}])`;

  test('that stops on its own is reported with its last lines', async () => {
    const expression = `m.waitUntilReady(${server("console.error('no disk'); process.exit(3)")}, 'http://127.0.0.1:9/', 60).catch((error) => [error.message, error.log])`;
    expect(await call('processes', expression)).toEqual({
      gave: ['The little server stopped with exit code 3.', 'no disk'],
    });
  });

  test('that never responds is given up', async () => {
    const expression = `m.waitUntilReady(${server('setInterval(() => {}, 1000)')}, 'http://127.0.0.1:9/', 0.5).catch((error) => error.message)`;
    expect(await call('processes', expression)).toEqual({
      gave: 'The little server did not respond at http://127.0.0.1:9/ within 0.5 seconds.',
    });
  });
});

test('a command that the system ended says by which signal', async () => {
  const expression = `m.run(['--eval', 'process.kill(process.pid, "SIGKILL")'])`;
  expect(await call('processes', expression)).toEqual({ gave: { code: 1, output: 'Ended by SIGKILL.\n' } });
});

describe('a command that is stopped ends its work', () => {
  let works: Server;
  beforeEach(async () => {
    works = createServer();
    await once(works.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => void works.close());

  /** Starts work that lasts as long as its connection to this test, `link`. Returns that connection. */
  const atWork = async ({ more = '', shell = false } = {}) => {
    const { port } = works.address() as AddressInfo;
    const command = startRunning(
      `const link = require('node:net').connect(${port}, '127.0.0.1').on('close', () => process.exit()); ${more}`,
      { shell },
    );
    const [work] = (await once(works, 'connection')) as [Socket];
    let output = '';
    work.on('error', () => undefined).on('data', (text) => (output += String(text)));
    return { command, ended: once(work, 'close'), output: () => output };
  };

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s', async (name, code) => {
    const { command, ended } = await atWork();
    command.kill(name);
    expect(await once(command, 'exit')).toEqual([code, null]);
    await ended;
  });

  test.each([false, true])('and lets it end its own children first (by npm: %s)', async (shell) => {
    const { command, ended, output } = await atWork({
      more: `process.on('SIGINT', () => setTimeout(() => link.end('All is tidied up.'), 500))`,
      shell,
    });
    command.kill('SIGTERM');
    await ended;
    expect(output()).toBe('All is tidied up.');
  });

  test('by a signal that ends npm and its shell only', async () => {
    const { command, ended } = await atWork({ shell: true });
    command.kill('SIGTERM');
    await ended;
  });
});

describe('the last line of npm test', () => {
  test('adds up all runners', async () => {
    const expression = `(() => { const c = m.makeCounts(); c.add({ passed: 800, failed: 0 }); c.add({ passed: 12, failed: 1 }); return c.line(); })()`;
    expect(await call('counts', expression)).toEqual({ gave: '812 passed, 1 failed' });
  });
});
