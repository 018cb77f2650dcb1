import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../../ssr/support/urls';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { dialogButton } from '../../integration/support/controls';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const films = { play: jest.fn(() => Promise.resolve()), pause: jest.fn() };
beforeEach(() => void Object.assign(HTMLMediaElement.prototype, films));

const openSheet = async (path: string) => {
  const tab = await openTab(path);
  const testId = path.startsWith('/video')
    ? 'ways-to-watch'
    : path.startsWith('/performers')
      ? 'subscribe'
      : 'unlock-to-open';
  await tab.user.click(screen.getByTestId(testId));
  await screen.findByTestId('unlock-sheet');
  return tab;
};
const sheet = () => within(screen.getByTestId('unlock-sheet'));
const storedChoices = () => Object.keys(window.localStorage).filter((key) => key.startsWith('intent:unlock/'));
const tiles = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label$="hotos"] > li')];

test('a purchased gallery shows its photos in place and focuses the first', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openSheet(`/gallery/${LANDMARKS.lockedGallery}`);
  await user.click(await dialogButton('Unlock for 22 tokens'));
  expect(await screen.findByText('You bought this gallery. View it anytime.')).toBeInTheDocument();
  expect(tiles()).toHaveLength(24);
  await waitFor(() => expect(tiles()[0]?.querySelector('a')).toHaveFocus());
});

const blurredPicture = () =>
  waitFor(() => document.querySelector('img[fetchpriority=high][width="720"]') ?? Promise.reject(new Error('no blur')));

test('a story pauses during the choice, unlocks in place and continues', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab(`/stories/${performerId(LANDMARKS.storyTeller)}`);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  fireEvent.load(await blurredPicture());
  await user.click(await screen.findByText('Unlock story'));
  await screen.findByTestId('unlock-sheet');
  expect(screen.getByTestId('story-progress').className).toContain('still');
  await user.keyboard('{ArrowLeft}');
  expect(document.querySelector('p[role=status]')).toHaveTextContent('Story 3 of 3');

  await user.click(await dialogButton('Unlock for 5 tokens'));
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  expect(document.querySelector('p[role=status]')).toHaveTextContent('Story 3 of 3');
});

test('a story without a readable price is not sold', async () => {
  await api.signIn('fan@example.com');
  api.server.use(
    http.get(`${API}/posts/search`, async ({ request }) => {
      const { data } = (await (await api.respond(request)).json()) as {
        data: { data: { price?: number }[]; total: number };
      };
      return HttpResponse.json({
        status: 0,
        data: { ...data, data: data.data.map((post) => (post.price === 5 ? { ...post, price: 'soon' } : post)) },
      });
    }),
  );
  const { user } = await openTab(`/stories/${performerId(LANDMARKS.storyTeller)}`);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  fireEvent.load(await blurredPicture());
  expect(await screen.findByText('Price unavailable')).toBeInTheDocument();
  expect(screen.queryByText('Unlock story')).toBeNull();
});

test('a post for sale unlocks where the reader was', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openSheet(`/post/${LANDMARKS.lockedPost}`);
  await user.click(await dialogButton('Unlock for 8 tokens'));
  expect(await screen.findByText('Receipt in your library')).toBeInTheDocument();
  expect(screen.queryByTestId('post-locked')).toBeNull();
});

describe('members-only content', () => {
  const VIDEO = `/video/${LANDMARKS.discussedVideo}`;

  test('unlocks by subscription or membership, cheapest first, with renewal and cancellation terms', async () => {
    await api.signIn('fan2@example.com');
    const { user, left } = await openSheet(VIDEO);
    await sheet().findByText('Yearly subscription');
    expect(
      sheet()
        .getAllByText(/^(Membership|Monthly|Yearly)/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Membership: First week', 'Monthly subscription', 'Membership: Monthly', 'Yearly subscription']);
    await user.click(sheet().getByText('Monthly subscription'));
    expect(
      sheet().getByText(/^Renews on .* for \$9\.99 and every 30 days after that, until you cancel\.$/),
    ).toBeInTheDocument();
    expect(sheet().getByText(/^Cancel anytime in two clicks/)).toBeInTheDocument();
    await user.click(await dialogButton('Subscribe for $9.99'));
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('unlocks at once with a free plan, although the subscription is selected first', async () => {
    await api.signIn('fan2@example.com');
    const { user } = await openSheet(VIDEO);
    expect(await dialogButton('Subscribe for $9.99')).toBeInTheDocument();
    expect(sheet().getAllByText('Everything Aria Velasco publishes for subscribers')).toHaveLength(2);
    await user.click(await sheet().findByText('Membership: First week'));
    await user.click(await dialogButton('Join for free'));
    await screen.findByTestId('video-player');
  });

  test("keeps the other unlock options if the plans can't be loaded, and adds them after Retry", async () => {
    await api.signIn('fan2@example.com');
    await api.fault({
      path: '/package/subscription/search',
      status: 500,
      body: { message: 'Out for a moment.' },
      times: 1,
    });
    const { user } = await openSheet(VIDEO);
    expect(
      await sheet().findByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    expect(await dialogButton('Subscribe for $9.99')).toBeInTheDocument();
    await user.click(sheet().getByText('Retry'));
    expect(await sheet().findByText('Membership: Monthly')).toBeInTheDocument();
  });
});

test('a profile offers the free trial and both periods; disabled payments are explained', async () => {
  await api.signIn('fan2@example.com');
  const { user } = await openSheet('/performers/linneasol');
  expect(await sheet().findByText('7 days free')).toBeInTheDocument();
  await user.click(sheet().getByText('Monthly subscription'));
  await api.fault({
    path: '/payment/subscribe',
    method: 'POST',
    status: 422,
    body: { message: 'Payments by card are switched off.' },
    times: 1,
  });
  await user.click(await dialogButton('Subscribe for $8.00'));
  expect(await screen.findByText('Payments by card are switched off.')).toBeInTheDocument();
});

test.each(['/performers/linneasol', '/performers/linneasol#subscription'])(
  'a free subscription opens %s in place',
  async (path) => {
    await api.signIn('fan2@example.com');
    const { user } = await openSheet(path);
    await user.click(await sheet().findByText('7 days free'));
    await user.click(await dialogButton('Subscribe for free'));
    expect(await screen.findByText('You’re subscribed')).toBeInTheDocument();
    expect(screen.queryByTestId('subscribe')).toBeNull();
  },
);

describe('a subscription beside the performer of an item', () => {
  const offer = () => screen.queryByTestId('subscribe');
  const openVideo = () => {
    const own = api.store.videos
      .list()
      .find((video) => video.performerId === performerId('linneasol') && video.status === 'active');
    return openTab(`/video/${own?.slug}`);
  };

  test('is offered until it is bought', async () => {
    await api.signIn('fan2@example.com');
    const { user } = await openVideo();
    expect(offer()).toHaveTextContent('Subscribe or try it free');
    await user.click(screen.getByTestId('subscribe'));
    await user.click(await sheet().findByText('7 days free'));
    await user.click(await dialogButton('Subscribe for free'));
    await waitFor(() => expect(offer()).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
  });

  test.each([
    `/video/${LANDMARKS.discussedVideo}`,
    `/gallery/${LANDMARKS.lockedGallery}`,
    `/product/${LANDMARKS.physicalProduct}`,
    `/post/${LANDMARKS.membersPost}`,
  ])('is offered to guests at %s', async (path) => {
    await openTab(path);
    expect(offer()).toHaveTextContent(/^Subscribe (for|or) /);
  });

  test('is not offered to performers', async () => {
    await api.signIn('performer@example.com');
    await openVideo();
    expect(offer()).toBeNull();
  });
});

describe('a membership chosen on a profile', () => {
  const join = async (plan: string, button: string) => {
    await api.signIn('fan2@example.com');
    const tab = await openSheet('/performers/linneasol');
    await tab.user.click(await sheet().findByText(`Membership: ${plan}`));
    await tab.user.click(await dialogButton(button));
    return tab;
  };

  test('leaves the subscription on offer, and is not offered a second time', async () => {
    const { user } = await join('First week', 'Join for free');
    await user.click(await screen.findByText('Subscribe or try it free'));
    await screen.findByTestId('unlock-sheet');
    expect(await sheet().findByText('Monthly subscription')).toBeInTheDocument();
    await waitFor(() => expect(sheet().queryByLabelText('Loading plans')).toBeNull());
    await waitFor(() => expect(sheet().queryByText(/^Membership:/)).toBeNull());
  });

  test('and paid by card does not open the sheet again', async () => {
    const { left, close } = await join('Monthly', 'Join for $14.99');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(storedChoices()).toHaveLength(1);
    close();
    const id = new URL(left[0] ?? '').pathname.split('/').pop() ?? '';
    await fetch(`${API}/__sandbox/checkout/${id}`, {
      method: 'POST',
      body: JSON.stringify({ outcome: 'pay' }),
      headers: { 'Content-Type': 'application/json' },
    });
    const { follow } = await openTab(`/payment/success?transactionId=${id}`);
    await screen.findByText('Payment complete');
    expect(storedChoices()).toEqual([]);
    await follow('/performers/linneasol');
    expect(await screen.findByText('Subscribe or try it free')).toBeInTheDocument();
    expect(screen.queryByTestId('unlock-sheet')).toBeNull();
  });
});

test('a free subscription unlocks the list of a profile, as far as it was loaded', async () => {
  const { videos } = api.store;
  const one = videos
    .list()
    .find(
      ({ performerId: id, isSale, status, processing, isSchedule }) =>
        id === performerId('linneasol') && !isSale && status === 'active' && !processing && !isSchedule,
    );
  for (let number = 0; one && number < 30; number += 1)
    videos.insert({ ...one, _id: `${number}`.padStart(24, 'f'), slug: `copy-${number}` });
  await api.signIn('fan2@example.com');
  const { user } = await openTab('/performers/linneasol');
  const copies = () => document.querySelectorAll('article a[href^="/video/copy-"]').length;
  const locks = () => screen.queryAllByText('Locked, for subscribers').length;
  await user.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(copies()).toBe(30));
  expect(locks()).toBeGreaterThan(0);
  await user.click(screen.getByTestId('subscribe'));
  await user.click(await sheet().findByText('7 days free'));
  await user.click(await dialogButton('Subscribe for free'));
  await screen.findByText('You’re subscribed');
  await waitFor(() => expect(locks()).toBe(0));
  expect(copies()).toBe(30);
});

test('a logged-in performer is asked to use a fan account', async () => {
  await api.signIn('performer@example.com');
  await openSheet(`/gallery/${LANDMARKS.lockedGallery}`);
  expect(screen.getByText('Performer accounts can’t make purchases. Log in with a fan account.')).toBeInTheDocument();
});
