import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

/*
 * Parts of pages that fail on their own, and Retry. Cases with more behavior and the lists of the public site are in
 * the tests of their pages.
 */
const api = backend();
quietConsole();

type Who = 'guest' | 'fan' | 'performer';
const tokens: Record<Who, string | null> = { guest: null, fan: null, performer: null };
let open: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  tokens.fan = await api.logIn('fan@example.com');
  tokens.performer = await api.logIn('performer@example.com');
});
afterEach(() => open.leave());

interface Part {
  who: Who;
  path: string;
  call: string;
  /** The text shown in its place. */
  lost: string;
}

const aria = api.store.performers.list().find(({ username }) => username === 'aria')?._id;
const gallery = api.store.galleries.list().find(({ performerId }) => performerId === aria)?._id ?? '';
const buyer = api.store.users.list().find(({ email }) => email === 'fan@example.com')?._id;
const line = api.store.orderDetails.list().find(({ buyerId }) => buyerId === buyer)?._id ?? '';

const ofSite = (path: string, call: string, lost: string): Part => ({ who: 'guest', path, call, lost });
const ofFan = (path: string, call: string, lost: string): Part => ({ who: 'fan', path: `/user${path}`, call, lost });
const ofStudio = (path: string, call: string, lost: string): Part => ({
  who: 'performer',
  path: `/studio${path}`,
  call,
  lost,
});
const PARTS: Part[] = [
  ofSite(`/video/${LANDMARKS.freeVideo}`, '/user/assets/videos/search', 'Related videos couldn’t be loaded.'),
  ofSite(`/video/${LANDMARKS.freeVideo}`, '/comments/search', 'Comments couldn’t be loaded.'),
  ofSite('/performers/aria?tab=shop', '/user/assets/products/search', 'The products couldn’t be loaded.'),
  ofSite('/stream/aria', '/user/assets/videos/search', 'Videos by Aria Velasco couldn’t be loaded.'),
  ofSite('/stream/aria', '/conversations/stream/public', 'The chat couldn’t be loaded.'),
  ofSite('/live', '/event', 'Upcoming events couldn’t be loaded.'),
  ofFan('/token-transactions', '/token-transactions/user/search', 'The transactions couldn’t be loaded.'),
  ofFan('/payments', '/transactions/user/search', 'The payments couldn’t be loaded.'),
  ofFan(`/orders/${line}`, '/orders/users/search', 'The rest of this order couldn’t be loaded.'),
  ofFan('/subscriptions', '/subscriptions/current', 'Your membership couldn’t be loaded.'),
  ofStudio('', '/earning/performer/stats', 'Your earnings couldn’t be loaded.'),
  ofStudio('', '/subscriptions/performer/search', 'Your subscribers couldn’t be loaded.'),
  ofStudio('', '/event', 'Your events couldn’t be loaded.'),
  ofStudio('', '/comments/performer/search', 'Your comments couldn’t be loaded.'),
  ofStudio('/videos', '/performer/assets/videos/search', 'Your videos couldn’t be loaded.'),
  ofStudio('/galleries', '/performer/assets/galleries/search', 'Your galleries couldn’t be loaded.'),
  ofStudio('/photos', '/performer/assets/photos/search', 'Your photos couldn’t be loaded.'),
  ofStudio(`/galleries/${gallery}?tab=photos`, '/performer/assets/photos/search', 'The photos couldn’t be loaded.'),
  ofStudio('/products', '/performer/assets/products/search', 'Your products couldn’t be loaded.'),
  ofStudio('/posts', '/feeds/performers', 'Your posts couldn’t be loaded.'),
  ofStudio('/stories', '/stories/performers', 'Your stories couldn’t be loaded.'),
  ofStudio('/orders', '/orders/details/search', 'Your shipments couldn’t be loaded.'),
  ofStudio('/subscribers', '/subscriptions/performer/search', 'Your subscribers couldn’t be loaded.'),
  ofStudio('/fans', '/performer/fans', 'Your fans couldn’t be loaded.'),
  ofStudio('/events?view=list', '/event', 'Your events couldn’t be loaded.'),
  ofStudio('/earnings', '/earning/performer/search', 'Your sales couldn’t be loaded.'),
  ofStudio('/earnings', '/earning/performer/stats', 'The totals couldn’t be loaded.'),
  ofStudio('/earnings', '/earning/performer/days', 'The daily figures couldn’t be loaded.'),
  ofStudio('/payouts', '/payout-requests/performer/calculate', 'Your balance couldn’t be loaded.'),
  ofStudio('/payouts', '/performers/me', 'Your account couldn’t be loaded.'),
  ofStudio('/payouts', '/payout-requests/performer/search', 'Your requests couldn’t be loaded.'),
  ofStudio('/profile?tab=blocking', '/performer-blocks/users', 'The list of blocked people couldn’t be loaded.'),
];

/** The text of the page without view counts, which every visit increases. */
const text = () => document.querySelector('main')?.textContent?.replace(/[\d.,]+k? views/g, 'views') ?? '';

test.each(PARTS)('$path without $call: $lost', async ({ who, path, call, lost }) => {
  open = await visit(path, tokens[who]);
  const whole = text();
  open.leave();

  await api.fault({ path: call, status: 503, body: { statusCode: 503, message: 'The shelf fell over.' } });
  open = await visit(path, tokens[who]);
  const alert = screen.getByText(lost).closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error('It is said to nobody who cannot see it.');
  expect(alert).toHaveTextContent('Something went wrong on the server. Wait a moment, then retry.');
  expect(text()).not.toBe(whole);

  await api.noFaults();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(text()).toBe(whole));
});
