import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const stored = (data: unknown) => JSON.stringify({ v: 1, data });
const PRIVATE = {
  'draft:comment:1': stored({ text: 'Half a thought', savedAt: Date.now() }),
  'intent:video/1': stored({ choice: {}, storedAt: Date.now(), account: 'me' }),
  'recent-searches': stored(['lantern']),
  'encore.positions': stored([{ id: '1', seconds: 80 }]),
  'chat-outbox': stored([
    {
      id: '1',
      account: 'me',
      conversationId: '1',
      text: 'Hello?',
      heldAt: Date.now(),
      isUncertain: false,
      after: null,
    },
  ]),
  'encore.something-new': 'x',
};
const NOTES = stored({ 'me you': 'Likes the second verse' });

async function logOutWith(storage: Record<string, string>) {
  await api.signIn('fan@example.com');
  for (const [key, text] of Object.entries(storage)) window.localStorage.setItem(key, text);
  const { user } = await openTab('/auth/logout');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByLabelText('Password');
}
const left = (storage: object) => Object.keys(storage).filter((key) => window.localStorage.getItem(key) !== null);

test('a logout clears history and drafts on this device, but not the cart, notes to keep, the seen studio tour and undecided payments', async () => {
  const visit = { type: 'video', id: '1', title: 'A film', path: '/video/1', at: 1 };
  const payments = stored([
    { key: 'a', step: 'sent', paymentUrl: 'https://pay.test' },
    { key: 'b', step: 'paid' },
  ]);
  await logOutWith({
    ...PRIVATE,
    'encore.fan-notes': NOTES,
    'encore.studio-tour': stored(['me']),
    'encore.history': stored({ paused: true, visits: [visit] }),
    payments,
  });
  await waitFor(() => expect(left(PRIVATE)).toEqual([]));
  expect(window.localStorage.getItem('encore.history')).toBe(stored({ paused: true, visits: [] }));
  expect(window.localStorage.getItem('payments')).toBe(stored([{ key: 'a', step: 'sent' }]));
  expect(left({ cart: '', ui: '', session: '', 'encore.fan-notes': '', 'encore.studio-tour': '' })).toEqual([
    'cart',
    'ui',
    'session',
    'encore.fan-notes',
    'encore.studio-tour',
  ]);
  expect(JSON.stringify(window.__NEXT_DATA__.props)).not.toContain('fan@example.com');
});

test("history and searches stay if the visitor chose so; drafts don't", async () => {
  await logOutWith({ ...PRIVATE, 'encore.keep-traces': stored(true) });
  await waitFor(() => expect(left(PRIVATE)).toEqual(['recent-searches', 'encore.positions']));
});
