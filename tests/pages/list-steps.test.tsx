import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../ssr/support/backend';
import { clickInSafari } from '../integration/support/click-in-safari';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const LIST = '/user/assets/videos/search';
const cards = () => document.querySelectorAll('article');
const access = () => screen.getByLabelText('Access');

/** Waits until nothing is loading and the list matches the URL. */
const expectAt = (path: string, chosen: string) =>
  waitFor(() => {
    expect(getCurrentUrl()).toBe(path);
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(access()).toHaveValue(chosen);
  });

/** Waits for the URL, and releases the slow response that it has overtaken. */
const expectPageSize = async (path: string, chosen: string) => {
  await waitFor(() => expect(getCurrentUrl()).toBe(path));
  await api.release();
  await expectAt(path, chosen);
};

/** Sets a filter whose list is slow. */
const begin = async (user: Awaited<ReturnType<typeof openTab>>['user']) => {
  const before = (await api.requests(LIST)).length;
  await api.fault({ path: LIST, hold: true, times: 1 });
  await user.selectOptions(access(), 'sale');
  await waitFor(async () => expect((await api.requests(LIST)).length).toBe(before + 1));
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
};

describe('a list change that is overtaken', () => {
  test('by a link to the list leaves nothing behind', async () => {
    const { user, follow } = await openTab('/videos');
    await begin(user);
    await follow('/videos');
    await expectPageSize('/videos', '');
    expect(screen.getByText('53 videos')).toBeInTheDocument();
  });

  test('by Back leaves nothing behind', async () => {
    const { user, follow } = await openTab('/videos?access=members');
    await follow('/videos');
    await begin(user);
    window.history.back();
    await expectPageSize('/videos?access=members', 'members');
    expect(screen.getByText('20 videos')).toBeInTheDocument();
  });

  test('by another change ends with it', async () => {
    const { user } = await openTab('/videos');
    await begin(user);
    await user.selectOptions(access(), 'members');
    await expectPageSize('/videos?access=members', 'members');
    expect(screen.getByText('20 videos')).toBeInTheDocument();
  });
});

test('"Show more" while another view is loading leaves that one complete', async () => {
  const { user } = await openTab('/videos');
  await begin(user);
  await user.click(screen.getByText('Show more videos'));
  await api.release();
  await expectAt('/videos?access=sale', 'sale');
  expect(await screen.findByText('33 videos')).toBeInTheDocument();
  expect(cards()).toHaveLength(24);
  await user.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(cards()).toHaveLength(33));
});

test('Safari, which focuses an element around a clicked link: the first new card and, on Back, the opened card get the focus', async () => {
  await openTab('/videos');
  clickInSafari(screen.getByText('Show more videos'));
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(cards()[24]?.querySelector('a')).toHaveFocus();

  const card = cards()[7]?.querySelector('a') ?? document.body;
  const href = card.getAttribute('href') ?? '';
  clickInSafari(card);
  await waitFor(() => expect(getCurrentUrl()).toBe(href));
  window.history.back();
  await waitFor(() => expect(cards()[7]?.querySelector('a')).toHaveFocus());
});
