import { setTimeout as pause } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/dom';
import { and, is } from '@sandbox/db/conditions';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { formatDate } from '@/lib/format/format';
import { daysAfter } from '@/entities/subscription/renewal';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab, type Tab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const asFan = async (email = 'fan@example.com') => {
  await api.signIn(email);
  return openTab('/user/subscriptions');
};
const getRecord = (username: Parameters<typeof performerId>[0]) => {
  const record = api.store.subscriptions.first(
    and([is('userId', fanId('fan')), is('performerId', performerId(username))]),
  );
  if (!record) throw new Error(`The fan never subscribed to ${username}.`);
  return record;
};
const row = (name: string) => within(screen.getByRole('article', { name, hidden: true }));
const cancelNova = async (user: Tab['user']) => {
  await user.click(row('Nova Lindqvist').getByText('Cancel'));
  await user.click(row('Nova Lindqvist').getByText('Cancel subscription to Nova Lindqvist'));
};
const names = () =>
  screen.getAllByRole('article', { hidden: true }).map((article) => article.getAttribute('aria-label'));
const cancellations = async () =>
  (await api.requests('/subscriptions/cancel'))
    .concat(await api.requests('/subscriptions/cancel/*'))
    .map(({ method, path }) => `${method} ${path}`);

test('the subscriptions page shows the membership, and subscriptions by next charge, with their monthly total', async () => {
  await asFan();
  expect(names()).toEqual(['Membership', 'Nova Lindqvist', 'Amara Diallo', 'Hanabi Kurosawa', 'Zuri Wanjiru']);
  expect(screen.getByText('2 active subscriptions · about $20.00/month')).toBeInTheDocument();
  expect(row('Nova Lindqvist').getByText(/Active, renews on/)).toHaveTextContent(
    formatDate(getRecord('nova').expiredAt),
  );
  expect(row('Nova Lindqvist').getByText('$12.50 every 30 days')).toBeInTheDocument();
  expect(row('Hanabi Kurosawa').getByText(/Canceled, access until/)).toBeInTheDocument();
  expect(row('Zuri Wanjiru').getByText(/Ended on/)).toBeInTheDocument();
  expect(row('Membership').getByText('Rejoin').closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/membership\?plan=/),
  );
});

test.each([404, 501])('the membership comes from the records if the call for it is missing (%i)', async (status) => {
  await api.fault({ path: '/subscriptions/current', status });
  await asFan();
  expect(row('Membership').getByText(/Ended on/)).toBeInTheDocument();
});

test.each([404, 405, 501])('a membership is canceled by its id if the call for it is missing (%i)', async (status) => {
  const end = daysAfter(new Date().toISOString(), 30);
  const own = api.store.subscriptions.first(and([is('userId', fanId('fan')), is('performerId', null)]));
  const _id = own?._id ?? '';
  const renewal = { subscriptionType: 'recurring', status: 'active', expiredAt: end, nextRecurringDate: end } as const;
  api.store.subscriptions.update(_id, renewal);
  await api.fault({ path: '/subscriptions/current', status });
  await api.fault({ path: '/subscriptions/cancel', status });
  const { user } = await asFan();
  await user.click(row('Membership').getByText('Cancel'));
  await user.click(row('Membership').getByText('Cancel membership'));
  await user.click(await screen.findByText('Dismiss'));
  await waitFor(() => expect(api.store.subscriptions.get(_id)?.status).toBe('deactivated'));
  expect(await cancellations()).toEqual(['POST /subscriptions/cancel', `POST /subscriptions/cancel/${_id}`]);
});

test("the price that a subscriber agreed to stays when the performer raises theirs; today's price is labeled as such", async () => {
  api.store.performers.update(performerId('nova'), { monthlyPrice: 20 });
  api.store.performers.update(performerId('chefamara'), { yearlyPrice: 120 });
  api.store.subscriptions.update(getRecord('chefamara')._id, { price: undefined as unknown as number });
  await asFan();
  expect(row('Nova Lindqvist').getByText('$12.50 every 30 days')).toBeInTheDocument();
  expect(row('Amara Diallo').getByText('$120.00 every year at today’s price')).toBeInTheDocument();
  expect(screen.getByText('2 active subscriptions · about $22.50/month')).toBeInTheDocument();
});

test('a subscription is canceled in two clicks, the second with its end date; Undo sends nothing, and the right call is sent afterward', async () => {
  const { _id, expiredAt } = getRecord('nova');
  const { user } = await asFan();
  const nova = row('Nova Lindqvist');

  await user.click(nova.getByText('Cancel'));
  const question = nova.getByRole('group', { hidden: true });
  expect(question).toHaveFocus();
  expect(question).toHaveTextContent(`You keep access until ${formatDate(expiredAt)}, and you won’t be charged again.`);
  await user.click(nova.getByText('Keep it'));
  await cancelNova(user);
  expect(nova.getByText(/Canceled, access until/).closest('article')).toHaveFocus();
  expect(screen.getByText('1 active subscription · about $7.50/month')).toBeInTheDocument();
  await user.click(await screen.findByText('Undo'));
  expect(nova.getByText(/Active, renews on/)).toBeInTheDocument();
  expect(await cancellations()).toEqual([]);

  await cancelNova(user);
  await user.click(await screen.findByText('Dismiss'));
  await waitFor(async () => expect(await cancellations()).toEqual([`POST /subscriptions/cancel/${_id}`]));
  // Reloaded from the server, the list has its new order, and the content stays unlocked.
  await waitFor(() => expect(names().slice(1, 3)).toEqual(['Amara Diallo', 'Hanabi Kurosawa']));
  expect(getRecord('nova')).toMatchObject({ status: 'deactivated', expiredAt });
});

test.each([
  ['leaving the page', 'fine', () => window.dispatchEvent(new Event('pagehide'))],
  ['switching to another app on a phone', 'coarse', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s sends pending cancellations', async (_what, pointer, leave) => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media === `(pointer: ${pointer})` }));
  const { user } = await asFan();
  await user.click(row('Amara Diallo').getByText('Cancel'));
  await user.click(row('Amara Diallo').getByText('Cancel subscription to Amara Diallo'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  leave();
  await waitFor(async () =>
    expect(await cancellations()).toEqual([`POST /subscriptions/cancel/${getRecord('chefamara')._id}`]),
  );
  jest.restoreAllMocks();
  await waitFor(() => expect(names().slice(1, 3)).toEqual(['Nova Lindqvist', 'Hanabi Kurosawa']));
});

test('switching to another tab on a desktop leaves time for Undo', async () => {
  const { user } = await asFan();
  await cancelNova(user);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
  await user.click(await screen.findByText('Undo'));
  expect(row('Nova Lindqvist').getByText(/Active, renews on/)).toBeInTheDocument();
  expect(await cancellations()).toEqual([]);
});

test('a refused cancellation is reported in place and changes nothing', async () => {
  await api.fault({
    method: 'POST',
    path: '/subscriptions/cancel/*',
    status: 422,
    body: { message: 'The payment provider does not respond.' },
  });
  const { user, follow } = await asFan();
  const nova = row('Nova Lindqvist');
  await cancelNova(user);
  await user.click(await screen.findByText('Dismiss'));
  expect(await nova.findByText('The payment provider does not respond.')).toBeInTheDocument();
  expect(await screen.findByText('It wasn’t canceled: The payment provider does not respond.')).toBeInTheDocument();
  expect(nova.getByText(/Active, renews on/)).toBeInTheDocument();
  expect(nova.getByText('Cancel')).toBeInTheDocument();
  await follow('/user/payments');
});

test('a cancellation that the server refuses with the status 200 is not shown as canceled', async () => {
  await api.fault({ method: 'POST', path: '/subscriptions/cancel/*', status: 200, body: { data: { success: false } } });
  const { user } = await asFan();
  const nova = row('Nova Lindqvist');
  await cancelNova(user);
  await user.click(await screen.findByText('Dismiss'));
  expect(await nova.findByText('It wasn’t canceled.')).toBeInTheDocument();
  expect(nova.getByText(/Active, renews on/)).toBeInTheDocument();
});

test("a cancellation whose response is lost is not denied, and the list shows the server's result", async () => {
  await api.fault({ method: 'POST', path: '/subscriptions/cancel/*', drop: true, when: 'after' });
  const { user, follow } = await asFan();
  const nova = row('Nova Lindqvist');
  await cancelNova(user);
  await user.click(await screen.findByText('Dismiss'));
  expect(await screen.findByText(/^We don’t know if it was canceled: /)).toBeInTheDocument();
  expect(screen.queryByText(/It wasn’t canceled/)).toBeNull();
  expect(await nova.findByText(/Canceled, access until/)).toBeInTheDocument();
  expect(nova.queryByText('Cancel')).toBeNull();
  await follow('/user/payments');
});

test('a failed cancellation does not affect the page that was opened meanwhile', async () => {
  const { user, follow } = await asFan();
  await cancelNova(user);
  await follow('/performers/nova');
  await api.fault({ path: '/*', drop: true });
  await user.click(await screen.findByText('Dismiss'));
  expect(await screen.findByText(/^We don’t know if it was canceled: /)).toBeInTheDocument();
  await pause(300);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nova Lindqvist');
});

test.each([
  ['failed on the server', 502],
  ['timed out on the server', 408],
])('a cancellation that %s is not reported as undone', async (_what, status) => {
  await api.fault({ method: 'POST', path: '/subscriptions/cancel/*', status, body: { message: 'Not now.' } });
  const { user, follow } = await asFan();
  const nova = row('Nova Lindqvist');
  await cancelNova(user);
  await user.click(await screen.findByText('Dismiss'));
  expect(await nova.findByText('We don’t know if it was canceled.')).toBeInTheDocument();
  expect(nova.queryByText(/Nothing has changed/)).toBeNull();
  expect(nova.getByText('Cancel')).toBeInTheDocument();
  await follow('/user/payments');
});

test('a former subscriber returns with terms that show start and price', async () => {
  const { user, left } = await asFan();
  const hanabi = row('Hanabi Kurosawa');
  await user.click(hanabi.getByText('Resubscribe'));
  expect(hanabi.getByText(/^You pay \$\d/)).toBeInTheDocument();
  expect(hanabi.getByText(/^It starts on/)).toHaveTextContent(formatDate(getRecord('hanabi').expiredAt));
  await user.click(hanabi.getByText(/^Subscribe for/));
  await waitFor(() => expect(left).toHaveLength(1));
  expect((await api.requests('/payment/subscribe')).map(({ body }) => body)).toEqual([
    { performerId: performerId('hanabi'), type: 'monthly' },
  ]);
});

test('access lost to a failed payment can be bought again, and further charges canceled', async () => {
  const past = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  api.store.subscriptions.update(getRecord('nova')._id, { expiredAt: past, nextRecurringDate: past });
  const { user, left } = await asFan();
  const nova = row('Nova Lindqvist');
  expect(nova.getByText(/failed, so you lost access/)).toBeInTheDocument();

  await user.click(nova.getByText('Cancel'));
  const question = nova.getByRole('group', { name: 'Cancel your subscription to Nova Lindqvist?', hidden: true });
  expect(question).toHaveTextContent('You won’t be charged again. Anything you buy separately stays yours.');
  expect(question).not.toHaveTextContent('access');
  await user.click(nova.getByText('Keep it'));

  await user.click(nova.getByText('Resubscribe'));
  await user.click(nova.getByText(/^Subscribe for/));
  await waitFor(() => expect(left).toHaveLength(1));
  expect((await api.requests('/payment/subscribe')).map(({ body }) => body)).toEqual([
    { performerId: performerId('nova'), type: 'monthly' },
  ]);
});

test("an immediate renewal is confirmed with the performer's name", async () => {
  await api.fault({
    method: 'POST',
    path: '/payment/subscribe',
    status: 200,
    body: { status: 0, data: { _id: 't1', totalPrice: 5, status: 'success' } },
    times: 1,
  });
  const { user, follow } = await asFan();
  await user.click(row('Hanabi Kurosawa').getByText('Resubscribe'));
  await user.click(row('Hanabi Kurosawa').getByText(/^Subscribe for/));
  expect(await screen.findByText('You’re subscribed to Hanabi Kurosawa.')).toBeInTheDocument();
  await follow('/user/payments');
});

test('Rejoin can be closed after a refusal, and is closed after leaving the page', async () => {
  await api.fault({ path: '/payment/subscribe', method: 'POST', status: 422, body: { message: 'Card declined.' } });
  const { user, follow } = await asFan();
  const hanabi = () => row('Hanabi Kurosawa');
  const refuse = async () => {
    await user.click(await hanabi().findByText('Resubscribe'));
    expect(hanabi().queryByText('Card declined.')).toBeNull();
    await user.click(hanabi().getByText(/^Subscribe for/));
    expect(await hanabi().findByText('Card declined.')).toBeInTheDocument();
  };
  await refuse();
  await user.click(hanabi().getByText('Not now'));
  expect(hanabi().queryByText('Card declined.')).toBeNull();

  await refuse();
  await follow('/user/payments');
  await follow('/user/subscriptions');
  expect(await hanabi().findByText('Resubscribe')).toBeInTheDocument();
  expect(hanabi().queryByText('Card declined.')).toBeNull();
});

const leave = async ({ user }: Awaited<ReturnType<typeof asFan>>, name: string) => {
  await user.click(row(name).getByText('Cancel'));
  await user.click(row(name).getByText(`Cancel subscription to ${name}`));
  await user.click(await screen.findByText('Dismiss'));
  await waitFor(() => expect(row(name).getByText('Resubscribe')).toBeInTheDocument());
};

test('a subscription canceled here and renewed in another tab is active, not sold twice, and can be canceled again', async () => {
  const { _id, expiredAt } = getRecord('nova');
  const tab = await asFan();
  await leave(tab, 'Nova Lindqvist');
  await waitFor(() => expect(getRecord('nova').status).toBe('deactivated'));
  api.store.subscriptions.update(_id, {
    status: 'active',
    nextRecurringDate: expiredAt,
    updatedAt: new Date().toISOString(),
  });
  await tab.follow('/user/subscriptions?again=1');
  const nova = row('Nova Lindqvist');
  expect(await nova.findByText(/Active, renews on/)).toBeInTheDocument();
  expect(nova.queryByText('Resubscribe')).toBeNull();
  await leave(tab, 'Nova Lindqvist');
  expect(await cancellations()).toHaveLength(2);
});

test('a renewal by card that was canceled again is no longer reported as paid', async () => {
  const { user, left, close } = await asFan();
  const hanabi = () => row('Hanabi Kurosawa');
  await user.click(hanabi().getByText('Resubscribe'));
  await user.click(hanabi().getByText(/^Subscribe for/));
  await waitFor(() => expect(left).toHaveLength(1));
  const id = api.store.transactions.list().find(({ _id }) => left[0]?.includes(_id))?._id ?? '';
  await fetch(`http://api.test/__sandbox/checkout/${id}`, {
    method: 'POST',
    body: JSON.stringify({ outcome: 'pay' }),
    headers: { 'Content-Type': 'application/json' },
  });
  close();
  const tab = await openTab(`/payment/success?transactionId=${id}`);
  await screen.findByText('Payment complete');
  await tab.follow('/user/subscriptions');
  expect(await hanabi().findByText(/Active, renews on/)).toBeInTheDocument();
  await leave(tab, 'Hanabi Kurosawa');
  expect(hanabi().queryByText(/is paid/)).toBeNull();
});

test("a subscription is canceled in two clicks on the performer's profile, with Undo", async () => {
  const { _id, expiredAt } = getRecord('nova');
  await api.signIn('fan@example.com');
  const { user } = await openTab('/performers/nova');
  const card = within(screen.getByRole('region', { name: 'You’re subscribed', hidden: true }));
  const cancel = async () => {
    await user.click(card.getByText('Cancel'));
    expect(card.getByRole('group', { hidden: true })).toHaveTextContent(
      `You keep access until ${formatDate(expiredAt)}, and you won’t be charged again.`,
    );
    await user.click(card.getByText('Cancel subscription to Nova Lindqvist'));
  };
  await cancel();
  expect(card.getByText(/^Ends on/)).toHaveTextContent(formatDate(expiredAt));
  expect(card.queryByText('Cancel')).toBeNull();
  await user.click(await screen.findByText('Undo'));
  expect(card.getByText(/^Renews on/)).toBeInTheDocument();
  expect(await cancellations()).toEqual([]);

  await cancel();
  await user.click(await screen.findByText('Dismiss'));
  await waitFor(async () => expect(await cancellations()).toEqual([`POST /subscriptions/cancel/${_id}`]));
  expect(card.getByText(/^Ends on/)).toBeInTheDocument();
});

test("a refused cancellation is reported on the performer's profile", async () => {
  await api.fault({ method: 'POST', path: '/subscriptions/cancel/*', status: 422, body: { message: 'Not now.' } });
  await api.signIn('fan@example.com');
  const { user } = await openTab('/performers/nova');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Cancel subscription to Nova Lindqvist'));
  await user.click(await screen.findByText('Dismiss'));
  expect(await screen.findByText('It wasn’t canceled.')).toBeInTheDocument();
  expect(screen.getByText(/^Renews on/)).toBeInTheDocument();
});

test('an empty subscriptions page has a link onward; a failed part can be retried on its own', async () => {
  await api.fault({ path: '/subscriptions/current', status: 500, body: { message: 'Not now.' }, times: 1 });
  const { user } = await asFan('fan2@example.com');
  expect(screen.getByText('No subscriptions yet')).toBeInTheDocument();
  expect(screen.getByText('No upcoming charges')).toBeInTheDocument();
  expect(screen.getByText('Your membership couldn’t be loaded.')).toBeInTheDocument();
  await user.click(screen.getByText('Retry'));
  expect((await screen.findByText('View plans')).closest('a')).toHaveAttribute('href', '/membership');
});
