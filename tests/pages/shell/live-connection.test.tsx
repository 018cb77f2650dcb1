import { screen, waitFor } from '@testing-library/dom';
import { createSandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { type RunningServer, serveSandbox } from '@sandbox/server';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

/* The real socket library against the real sandbox, on a local port. */

quietConsole();

const sandbox = createSandbox();
let server: RunningServer;
beforeAll(async () => {
  server = await serveSandbox(sandbox, 0);
});
afterAll(() => server.stop());

const call = async (path: string, body: object) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return ((await (await sandbox.app.fetch(new Request(server.url + path, init))).json()) as { data: { token: string } })
    .data;
};
const logIn = async (username: string) => (await call('/auth/login', { username, password: SEED_PASSWORD })).token;
const emit = (event: string, payload: object, user: string) => call('/__sandbox/emit', { event, payload, user });
const connections = async () => (await sandbox.realtime['io']?.fetchSockets()) ?? [];

test('the balance follows server events for the own account only', async () => {
  document.cookie = `token=${await logIn('fan@example.com')}; Path=/`;
  const { close } = await openTab('/categories', { api: server.url });
  await waitFor(async () => expect(await connections()).toHaveLength(1));
  await emit('update_balance', { token: 7 }, 'fan2@example.com');
  await emit('update_balance', { token: -40 }, 'fan@example.com');
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('460'));
  close();
  await waitFor(async () => expect(await connections()).toHaveLength(0));
});

test('a lost connection reconnects and identifies the user', async () => {
  document.cookie = `token=${await logIn('fan@example.com')}; Path=/`;
  await openTab('/categories', { api: server.url });
  await waitFor(async () => expect(await connections()).toHaveLength(1));
  for (const socket of await connections()) (socket as unknown as { conn: { close(): void } }).conn.close();
  expect(await screen.findByText(/Live updates are off|Reconnecting…/)).toBeInTheDocument();

  await waitFor(async () => expect(await connections()).toHaveLength(1));
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Live updates are off|Reconnecting…/));
  await emit('update_balance', { token: 1 }, 'fan@example.com');
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('501'));
  expect(await screen.findByText('Added to your balance: 1 token.')).toBeInTheDocument();
});
