import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const OWNED = `/gallery/${LANDMARKS.ownedGallery}`;
const FREE = `/gallery/${LANDMARKS.freeGallery}`;
const LOCKED = `/gallery/${LANDMARKS.lockedGallery}`;

const getGallery = (slug: string) => {
  const gallery = api.store.galleries.list().find((row) => row.slug === slug);
  if (!gallery) throw new Error(`There is no gallery ${slug}.`);
  return gallery;
};
const getPhotos = (slug: string) =>
  api.store.photos
    .list()
    .filter(({ galleryId }) => galleryId === getGallery(slug)._id)
    .sort((a, b) => a.ordering - b.ordering);
const idAt = (slug: string, number: number) => getPhotos(slug)[number - 1]?._id ?? 'none';

/** Adds photos to a gallery. */
function grow(slug: string, count: number) {
  const photos = getPhotos(slug);
  const last = photos.at(-1);
  if (!last) throw new Error(`${slug} is empty.`);
  for (let number = photos.length + 1; number <= count; number += 1) {
    const createdAt = new Date(Date.parse(last.createdAt) - number * 1000).toISOString();
    api.store.photos.insert({
      ...last,
      _id: `${number}`.padStart(24, 'f'),
      title: `Added ${number}`,
      ordering: number,
      createdAt,
    });
  }
  api.store.galleries.update(getGallery(slug)._id, { numOfItems: count });
}
afterEach(api.reset);

const tiles = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label$="hotos"] > li')];
const tile = (number: number) => {
  const link = tiles()[number - 1]?.querySelector('a');
  if (!link) throw new Error(`There is no tile ${number} to press.`);
  return link;
};
const viewer = () => screen.findByRole('dialog', { name: 'Photo viewer' });
const viewerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const inSight = () => document.querySelector('[class*=counter]')?.textContent;
const photoCalls = async () => (await api.requests()).filter(({ path }) => /\/photos$/.test(path)).length;

describe('a purchased gallery of forty photos', () => {
  beforeEach(() => api.signIn('fan@example.com'));

  test('closes on Back with the focus on the last viewed photo, and opens again on Forward', async () => {
    const { user } = await openTab(OWNED);
    expect(tiles()).toHaveLength(40);
    expect(screen.getByText('You bought this gallery. View it anytime.')).toBeInTheDocument();
    const before = await photoCalls();
    await user.click(tile(3));
    await viewer();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(inSight()).toBe('4 / 40'));

    window.history.back();
    await viewerGone();
    expect(getCurrentUrl()).toBe(OWNED);
    expect(tile(4)).toHaveFocus();

    window.history.forward();
    await viewer();
    expect(inSight()).toBe('4 / 40');
    expect(await photoCalls()).toBe(before);
  });

  test('closes with Back and with the cross if the gallery was opened by its id', async () => {
    const { user } = await openTab(`/gallery/${getGallery(LANDMARKS.ownedGallery)._id}`);
    for (const leave of [
      () => window.history.back(),
      () => void fireEvent.click(screen.getByLabelText('Close photo')),
    ]) {
      await user.click(tile(3));
      await viewer();
      leave();
      await viewerGone();
      await waitFor(() => expect(tile(3)).toHaveFocus());
      expect(tiles()).toHaveLength(40);
    }
  });

  test('is restored when the visitor returns', async () => {
    const { follow } = await openTab(OWNED);
    await follow('/categories');
    await waitFor(() => expect(tiles()).toHaveLength(0));
    const before = await photoCalls();
    window.history.back();
    await waitFor(() => expect(tiles()).toHaveLength(40));
    expect(await photoCalls()).toBe(before);
  });

  test('shows all photos; the 17th has its own URL, and arrow keys navigate in order', async () => {
    const { user } = await openTab(OWNED);
    expect(tiles()).toHaveLength(40);
    expect(screen.getByText('You bought this gallery. View it anytime.')).toBeInTheDocument();

    await user.click(tile(17));
    await viewer();
    expect(getCurrentUrl()).toBe(`${OWNED}?photo=${idAt(LANDMARKS.ownedGallery, 17)}`);
    expect(inSight()).toBe('17 / 40');

    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(inSight()).toBe('18 / 40'));
    expect(getCurrentUrl()).toBe(`${OWNED}?photo=${idAt(LANDMARKS.ownedGallery, 18)}`);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(inSight()).toBe('17 / 40'));

    await user.keyboard('{Escape}');
    await viewerGone();
    await waitFor(() => expect(getCurrentUrl()).toBe(OWNED));
    await waitFor(() => expect(tile(17)).toHaveFocus());
  });

  test('opens at the URL of a photo, and closes to the gallery', async () => {
    const { user } = await openTab(`${OWNED}?photo=${idAt(LANDMARKS.ownedGallery, 9)}`);
    await viewer();
    expect(inSight()).toBe('9 / 40');
    await user.keyboard('{Escape}');
    await viewerGone();
    await waitFor(() => expect(getCurrentUrl()).toBe(OWNED));
    expect(tile(9)).toHaveFocus();
  });

  test('plays a slideshow until Space', async () => {
    const { user } = await openTab(OWNED);
    await user.click(tile(1));
    const { getByRole } = within(await viewer());
    await user.keyboard(' ');
    expect(getByRole('button', { name: 'Pause slideshow' })).toBeInTheDocument();
    await user.keyboard(' ');
    expect(getByRole('button', { name: 'Start slideshow' })).toBeInTheDocument();
  });
});

describe('a gallery of several pages', () => {
  beforeEach(() => grow(LANDMARKS.freeGallery, 60));

  test('loads more on demand, focuses the first new photo, and updates the URL', async () => {
    const { user } = await openTab(FREE);
    expect(tiles()).toHaveLength(40);
    await user.click(screen.getByText('Show more photos'));
    await waitFor(() => expect(tile(41)).toHaveFocus());
    expect(tiles()).toHaveLength(60);
    expect(getCurrentUrl()).toBe(`${FREE}?upto=2`);
    expect(screen.getByText('You’re all caught up')).toBeInTheDocument();
  });

  test('preloads the next photos as the viewer approaches the end', async () => {
    const { user } = await openTab(FREE);
    await user.click(tile(38));
    await viewer();
    await waitFor(() => expect(tiles()).toHaveLength(60));
    for (const number of [39, 40, 41]) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(inSight()).toBe(`${number} / 60`));
    }
    expect(getCurrentUrl()).toBe(`${FREE}?page=2&photo=${idAt(LANDMARKS.freeGallery, 41)}`);
    window.history.back();
    await viewerGone();
    expect(getCurrentUrl()).toBe(`${FREE}?upto=2`);
    expect(tile(41)).toHaveFocus();
  });

  test('opens at the URL of a photo on its second page, with a link to the previous photos', async () => {
    const { user } = await openTab(`${FREE}?page=2&photo=${idAt(LANDMARKS.freeGallery, 41)}`);
    await viewer();
    expect(inSight()).toBe('41 / 60');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(inSight()).toBe('40 / 60'));
    expect(getCurrentUrl()).toBe(`${FREE}?photo=${idAt(LANDMARKS.freeGallery, 40)}`);
    await user.keyboard('{Escape}');
    await viewerGone();
    await waitFor(() => expect(getCurrentUrl()).toBe(`${FREE}?upto=2`));
    expect(tile(40)).toHaveFocus();
  });

  test('keeps its photos if loading more fails', async () => {
    const { user } = await openTab(FREE);
    await api.fault({
      path: '/user/assets/photos',
      status: 500,
      body: { statusCode: 500, message: 'Out for a moment.' },
      times: 1,
    });
    await user.click(screen.getByText('Show more photos'));
    expect(
      await screen.findByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    expect(tiles()).toHaveLength(40);
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(tiles()).toHaveLength(60));
  });
});

describe('a locked gallery', () => {
  test('has a tile without link for each photo, the price, and the unlock button, also at the URL of a photo', async () => {
    const { follow } = await openTab(LOCKED);
    expect(tiles()).toHaveLength(24);
    expect(tiles().some((one) => one.querySelector('a'))).toBe(false);
    expect(screen.getByText('22 tokens to view all 24 photos')).toBeInTheDocument();
    expect(screen.getByText('Log in to view').closest('a')).toHaveAttribute(
      'href',
      `/auth/login?next=${encodeURIComponent(LOCKED)}`,
    );
    expect(tiles()[2]?.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/^Locked photo: /));
    await follow(`${LOCKED}?photo=${idAt(LANDMARKS.lockedGallery, 2)}`);
    expect(tiles()).toHaveLength(24);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows logged-in visitors only the price', async () => {
    await api.signIn('fan2@example.com');
    await openTab(LOCKED);
    expect(screen.getByText('22 tokens to view all 24 photos')).toBeInTheDocument();
    expect(screen.queryByText('Log in to view')).toBeNull();
  });

  test('for members names its owner’s subscription, wherever the owner is in the list of performers', async () => {
    const gallery = getGallery(LANDMARKS.membersGallery);
    const [owner, other] = [gallery.performerId, performerId('mateoriver')].map((id) => api.store.performers.get(id));
    await api.fault({
      path: `/user/assets/galleries/${gallery.slug}`,
      status: 200,
      body: { status: 0, data: { ...gallery, performers: [other, owner] } },
    });
    await openTab(`/gallery/${gallery.slug}`);
    expect(screen.getByText(`For members and ${owner?.name}’s subscribers.`)).toBeInTheDocument();
  });
});

test.each([
  ['a subscriber', 'fan@example.com', LANDMARKS.membersGallery, 'Included in your subscription.'],
  [
    'its owner',
    'performer@example.com',
    LANDMARKS.ownedGallery,
    'This is your gallery. Others pay 20 tokens to see it.',
  ],
  [
    'its owner before it is published',
    'performer@example.com',
    LANDMARKS.draftGallery,
    'This is your gallery. It isn’t published, so only you can see it.',
  ],
])('a gallery page describes the access of %s', async (_who, username, slug, text) => {
  await api.signIn(username);
  await openTab(`/gallery/${slug}`);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(tile(1)).toBeInTheDocument();
});

test('keeps its page if the photos fail, and shows them after Retry', async () => {
  await api.fault({
    path: '/user/assets/photos',
    status: 500,
    body: { statusCode: 500, message: 'Out for a moment.' },
    times: 1,
  });
  const { user } = await openTab(FREE);
  expect(screen.getByText('The photos couldn’t be loaded.')).toBeInTheDocument();
  expect(screen.getByText('A room full of songs', { selector: 'h1' })).toBeInTheDocument();
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(tiles()).toHaveLength(16));
});
