import { screen, waitFor, within } from '@testing-library/dom';
import { startNoticeReads } from '@/device/notice-reads';
import { performerId } from '@sandbox/seed/people/performers';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, sockets, open } = studioPages();

const aria = performerId('aria');
const bell = () => screen.getByLabelText(/^Notifications/, { selector: 'button' });
const DRAWER = ['dialog', { name: 'Notifications', hidden: true }] as const;
const dialog = () => screen.getByRole(...DRAWER);
const drawer = () => within(dialog());
const entries = () =>
  [...dialog().querySelectorAll('ul[aria-label="Notifications"] a')].map(({ textContent }) => textContent ?? '');
const getBadge = (label: string) =>
  screen.getByText(label, { selector: 'nav[aria-label="Studio"] span' }).closest('a')?.textContent?.replace(label, '');

/** A fan who has just subscribed, ordered, commented and tipped, a show with a ticket, and a payout. */
function seedActivity() {
  const now = Date.now();
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
  const old = { createdAt: at(30 * 24 * 60) };
  const isRecent = (row: { createdAt: string }) => row.createdAt > at(8 * 24 * 60);
  for (const table of ['earnings', 'orderDetails', 'subscriptions', 'comments'] as const)
    for (const { _id } of api.store[table].list().filter(isRecent)) api.store[table].update(_id, old);
  const order = api.store.orderDetails
    .list()
    .find(({ sellerId, status, productType }) => sellerId === aria && status === 'paid' && productType === 'physical');
  const subscription = api.store.subscriptions.list().find((row) => row.performerId === aria);
  const tip = api.store.earnings.list().find((row) => row.performerId === aria && row.type === 'tip');
  const tee = api.store.products.list().find(({ name }) => name === 'Encore tee');
  const comment = api.store.comments.list().find(({ objectId }) => objectId === tee?._id);
  // Sold content has an order and an earning, and is listed once.
  const content = api.store.orderDetails.list().find((row) => row.sellerId === aria && row.productType === 'video');
  if (content) api.store.orderDetails.update(content._id, { createdAt: at(1), status: 'paid' });
  if (!order || !content || !subscription || !tip || !comment) throw new Error('The seed lacks something');
  api.store.orderDetails.update(order._id, { createdAt: at(4) });
  api.store.subscriptions.update(subscription._id, { createdAt: at(3) });
  api.store.comments.update(comment._id, { createdAt: at(2) });
  return { order, tip, at };
}

/** Makes the device one that the performer used before, by default last week. */
const visitBefore = (days = 7) => startNoticeReads(aria, Date.now() - days * 24 * 60 * 60_000);

describe('the notices of the studio', () => {
  test('count as read on a new device if they are older than the first visit', async () => {
    const { tip, at } = seedActivity();
    await open('/studio');
    await waitFor(() => expect(window.localStorage.getItem('encore.studio-notices')).toContain('Encore tee'));
    expect(bell()).toHaveAccessibleName('Notifications');
    expect(getBadge('Orders')).toBe('');
    api.store.earnings.update(tip._id, { createdAt: at(-1) });
    sockets.at(-1)?.deliver('update_balance', { token: tip.netPrice });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
  });

  test('come from the lists and the live connection, each once, and are read on this device', async () => {
    const { order, tip, at } = seedActivity();
    visitBefore();
    const { user, close } = await open('/studio');
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 3 unread'));
    expect(getBadge('Orders')).toBe('1, 1 new');
    expect(getBadge('Comments')).toBe('1, 1 new');
    expect(getBadge('Subscribers')).toBe('1, 1 new');
    expect(getBadge('Earnings')).toBe('');

    // The live event has the fan's text, the list has the booking.
    sockets.at(-1)?.deliver('tipped', {
      senderInfo: { _id: tip.userId, name: 'Robin' },
      token: tip.grossPrice,
      message: 'Great show',
    });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 4 unread'));
    expect(getBadge('Earnings')).toBe('1, 1 new');
    expect(screen.getByText(/^Robin tipped \d+ tokens\.$/)).toBeInTheDocument();
    api.store.earnings.update(tip._id, { createdAt: at(0) });
    sockets.at(-1)?.deliver('update_balance', { token: tip.netPrice });
    await user.click(bell());
    await waitFor(() => expect(entries()[0]).not.toContain('Robin'));
    expect(entries().slice(0, 4)).toEqual([
      expect.stringMatching(/tipped .*Great show/),
      expect.stringMatching(/commented on Encore tee/),
      expect.stringMatching(/subscribed to you/),
      expect.stringMatching(/ordered .*[4-6] min ago/),
    ]);
    expect(entries().filter((text) => text.startsWith('Unread: '))).toHaveLength(4);

    await user.click(
      drawer()
        .getAllByText(/ordered/)[0]
        ?.closest('a') as HTMLElement,
    );
    await waitFor(() => expect(getCurrentUrl()).toBe(`/studio/orders/${order._id}`));
    expect(bell()).toHaveAccessibleName('Notifications, 3 unread');
    expect(getBadge('Orders')).toBe('');
    await user.click(bell());
    await user.click(drawer().getByText('Mark all as read'));
    expect(bell()).toHaveAccessibleName('Notifications');
    close();

    // A reload keeps it, and another account has notices of its own.
    await open('/studio').then((again) => again.close());
    await open('/studio', 'nova@performers.example.com');
    expect(bell()).toHaveAccessibleName('Notifications');
    expect(window.localStorage.getItem('encore.studio-notices')).toContain(aria);
    await waitFor(() => expect(window.localStorage.getItem('encore.studio-notices')).not.toContain(aria));
    expect(window.localStorage.getItem('encore.studio-notices')).not.toContain('Great show');
  });

  test('keep a request, show the count while the tab is hidden, and are read where they are handled', async () => {
    seedActivity();
    visitBefore();
    const badges: number[] = [];
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const { follow, user } = await open('/studio/profile');
    document.title = 'Profile · Encore';
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 3 unread'));
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(document.title).toMatch(/^\(3\) /);
    // Requests that come before the first list and are missing from it count as over.
    await waitFor(async () =>
      expect((await api.requests()).map(({ path }) => path)).toContain('/streaming/private/available-list'),
    );
    sockets.at(-1)?.deliver('private-chat-request', {
      user: { _id: 'robin', name: 'Robin' },
      conversationId: 'room-of-robin',
      streamId: 'stream-of-robin',
      createdAt: new Date().toISOString(),
    });
    await waitFor(() => expect(document.title).toMatch(/^\(4\) /));
    expect(badges.at(-1)).toBe(4);
    expect(getBadge('Go live')).toBe('1, 1 new');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(document.title).not.toMatch(/^\(/);
    expect(badges.at(-1)).toBe(0);
    await user.click(within(await screen.findByLabelText('Request from Robin')).getByText('Decline'));
    await waitFor(() => expect(getBadge('Go live')).toBe(''));
    await follow('/studio/comments');
    await waitFor(() => expect(getBadge('Comments')).toBe(''));
    expect(bell()).toHaveAccessibleName('Notifications, 2 unread');

    // On phones, the menu opens from below.
    const menu = screen.getByText('All', { selector: 'nav[aria-label="Studio shortcuts"] span' }).closest('button');
    expect(menu).toHaveTextContent(/All, 2 new$/);
    await user.click(menu as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Studio', hidden: true }));
    expect(sheet.getByText('Orders').closest('a')).toHaveTextContent(/Orders, 1 new$/);
    expect(sheet.getByText('Subscribers').closest('a')).toHaveTextContent(/Subscribers, 1 new$/);
    expect(sheet.getByText('Comments').closest('a')).toHaveTextContent(/^Comments$/);
    visibility.mockRestore();
  });

  test('say that a list failed while others load, and announce nothing that it had before', async () => {
    const { tip, at } = seedActivity();
    // Unread sales older than 30 days aren't stored.
    visitBefore(40);
    await api.fault({ path: '/comments/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await open('/studio/profile');
    await user.click(bell());
    const failure = 'Some notifications couldn’t be loaded.';
    expect(await within(await screen.findByRole(...DRAWER)).findByText(failure)).toBeInTheDocument();
    api.store.earnings.update(tip._id, { createdAt: at(0) });
    sockets.at(-1)?.deliver('update_balance', { token: tip.netPrice });
    const news = { selector: 'p[role=status]' };
    expect(await screen.findByText(/tipped/, news)).toHaveTextContent(/^[^.]+ tipped \d+ tokens\.$/);
    expect(drawer().getByText(failure)).toBeInTheDocument();
    await user.click(drawer().getByText('Retry'));
    await waitFor(() => expect(drawer().queryByText(failure)).toBeNull());
    expect(entries().some((text) => text.includes('commented'))).toBe(true);
    expect(screen.queryByText(/commented/, news)).toBeNull();
  });

  test('say what failed and retry, without what the server does not offer', async () => {
    for (const path of ['/comments/performer/search', '/payout-requests/performer/search'])
      await api.fault({ path, status: 501, body: { message: 'Not here' } });
    const { user } = await open('/studio/profile');
    await api.fault({ path: '/orders/details/search', status: 500, body: { message: 'Down' }, times: 1 });
    await user.click(bell());
    expect(
      await within(await screen.findByRole(...DRAWER)).findByText('Some notifications couldn’t be loaded.'),
    ).toBeInTheDocument();
    await user.click(drawer().getByText('Retry'));
    await waitFor(() => expect(drawer().queryByText('Some notifications couldn’t be loaded.')).toBeNull());
    expect(entries().some((text) => text.includes('ordered'))).toBe(true);

    await user.click(drawer().getByText('Sounds'));
    expect(drawer().getByLabelText('Private show requests')).toBeChecked();
    await user.click(drawer().getByLabelText('Orders'));
    expect(window.localStorage.getItem('encore.notice-sounds')).toContain('"order"');
  });
});
