import { createEvent, fireEvent, screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { is } from '@sandbox/db/conditions';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { DAY } from '@sandbox/views/posts';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { holdResponses } from '../integration/support/hold-responses';
import { getCurrentUrl, openTab, type Tab } from '../integration/support/tab';
import { timerHolder } from '../setup/timer-holder';

const api = backend();
fakeSockets();
quietConsole();
const timers = timerHolder();

/** How long a story loads before the viewer is told that it is slow. */
const SLOW_PICTURE_MS = 4000;

// Browser APIs for stories that jsdom lacks.
const films = { play: jest.fn(() => Promise.resolve()), pause: jest.fn() };
beforeEach(() => {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Object.assign(HTMLMediaElement.prototype, films);
});

const ARIA = `/stories/${performerId(LANDMARKS.storyTeller)}`;
const ZURI = `/stories/${performerId('zuri')}`;

/** Aria's stories, oldest first. */
const ariasStories = () =>
  api.store.stories
    .list(is('performerId', performerId(LANDMARKS.storyTeller)))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

const findText = (text: string) => screen.findByText(text);
const getProgress = (expected: string) =>
  waitFor(() => expect(document.querySelector('[role=status]')).toHaveTextContent(expected));
const picture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high][width="720"]');
const progress = () => screen.queryByTestId('story-progress');
const runs = () => progress() !== null && !progress()?.className.includes('still');
const faces = () => screen.findByText('Aria Velasco', { selector: 'nav[aria-label=Stories] a *' });

/** Fires an event of the pointer with its own time, because the length of a press decides what it does. */
function point(kind: 'pointerDown' | 'pointerUp', element: Element, clientX: number, timeStamp: number): void {
  const event = createEvent[kind](element);
  Object.defineProperties(event, {
    button: { value: 0 },
    clientX: { value: clientX },
    timeStamp: { value: timeStamp },
  });
  fireEvent(element, event);
}

function tap(element: Element, clientX: number): void {
  point('pointerDown', element, clientX, 1000);
  point('pointerUp', element, clientX, 1050);
}

async function pictureArrives() {
  const image = await waitFor(() => picture() ?? Promise.reject(new Error('There is no picture.')));
  fireEvent.load(image);
}

describe('stories opened from a list', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab('/posts');
    await tab.user.click(await faces());
    await findText('Stories by Aria Velasco');
  });

  test('advance on time, and wait for the image', async () => {
    expect(getCurrentUrl()).toBe(ARIA);
    await getProgress('Story 1 of 3');
    expect(runs()).toBe(false);
    await pictureArrives();
    await waitFor(() => expect(runs()).toBe(true));
    expect(progress()?.style.getPropertyValue('--fill-time')).toBe('5s');

    fireEvent.animationEnd(progress() ?? document.body);
    await getProgress('Story 2 of 3');
    expect(await findText('Which song first tonight? Tell me in the chat.')).toBeInTheDocument();
    await waitFor(() => expect(runs()).toBe(true));
  });

  test('continue with the next performer, and closing still leads to the list', async () => {
    for (const number of [2, 3]) {
      await tab.user.click(screen.getByLabelText('Next story'));
      await getProgress(`Story ${number} of 3`);
    }
    await tab.user.click(screen.getByLabelText('Next story'));
    await findText('Stories by Zuri Wanjiru');
    expect(getCurrentUrl()).toBe(ZURI);
    await tab.user.keyboard('{ArrowLeft}');
    await findText('Stories by Aria Velasco');
    await tab.user.click(screen.getByLabelText('Close stories'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/posts'));
  });

  test('close on Esc to the list, with the focus on the avatar, whose ring shows what was seen', async () => {
    await tab.user.keyboard('{ArrowRight}');
    await getProgress('Story 2 of 3');
    await tab.user.keyboard('{ArrowRight}');
    await getProgress('Story 3 of 3');
    await tab.user.keyboard('{Escape}');
    await waitFor(() => expect(getCurrentUrl()).toBe('/posts'));
    const face = (await faces()).closest('a');
    await waitFor(() => expect(face).toHaveFocus());
    expect(face).toHaveTextContent('Aria Velasco, 3 stories, seen');
  });

  test.each(['a double click', 'a held Esc key'])('%s closes them once', async (how) => {
    const back = jest.spyOn(window.history, 'back');
    if (how === 'a held Esc key') await tab.user.keyboard('{Escape>3/}');
    else await tab.user.dblClick(screen.getByLabelText('Close stories'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/posts'));
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });

  test('continue where the viewer left off', async () => {
    await tab.user.keyboard('{ArrowRight}');
    await getProgress('Story 2 of 3');
    await tab.user.keyboard('{Escape}');
    await waitFor(() => expect(getCurrentUrl()).toBe('/posts'));
    await tab.user.click(await faces());
    await getProgress('Story 3 of 3');
  });
});

describe('stories opened by URL', () => {
  test('are only those of the performer, whatever the server returns', async () => {
    api.server.use(
      http.get(`${API}/posts/search`, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.delete('performerId');
        return api.respond(new Request(url));
      }),
    );
    const { follow } = await openTab(ZURI);
    const own = api.store.stories.list(is('performerId', performerId('zuri'))).length;
    await getProgress(`Story 1 of ${own}`);
    expect(getCurrentUrl()).toBe(ZURI);
    await follow('/performers/zuri');
    await screen.findByText('@zuri');
    expect(document.querySelector('main a[href^="/stories/"]')).toHaveAttribute('href', ZURI);
  });

  test('pause on a press, go back on a tap on the left, stop with Space', async () => {
    const { user } = await openTab(ARIA);
    await pictureArrives();
    await waitFor(() => expect(runs()).toBe(true));
    const touch = screen.getByTestId('story-touch');
    touch.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;

    point('pointerDown', touch, 250, 1000);
    await waitFor(() => expect(runs()).toBe(false));
    point('pointerUp', touch, 250, 1300);
    await waitFor(() => expect(runs()).toBe(true));
    await getProgress('Story 1 of 3');

    tap(touch, 250);
    await getProgress('Story 2 of 3');
    tap(touch, 20);
    await getProgress('Story 1 of 3');

    await pictureArrives();
    await user.keyboard(' ');
    await waitFor(() => expect(runs()).toBe(false));
    expect(screen.getByLabelText('Play stories')).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(() => expect(runs()).toBe(true));
  });

  test('close to the performer', async () => {
    const { user } = await openTab(ARIA);
    await user.click(screen.getByLabelText('Close stories'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria'));
  });

  test.each(['Close stories', 'Aria Velasco'])(
    'the end of the last story does not undo a click on %s on a slow connection',
    async (control) => {
      const { user } = await openTab(ARIA);
      await user.keyboard('{ArrowRight}{ArrowRight}');
      await getProgress('Story 3 of 3');
      await pictureArrives();
      await waitFor(() => expect(runs()).toBe(true));
      const profile = holdResponses(api, 'get', '/performers/aria');
      await user.click(control === 'Close stories' ? screen.getByLabelText(control) : screen.getByText(control));
      await profile.arrived;
      await waitFor(() => expect(runs()).toBe(false));
      fireEvent.animationEnd(progress() ?? document.body);
      await user.keyboard('{ArrowRight}');
      profile.releaseResponses();
      await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria'));
    },
  );

  test('wait while a caption that scrolls is read', async () => {
    const { ResizeObserver } = window;
    Reflect.deleteProperty(window, 'ResizeObserver');
    const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    await openTab(ARIA);
    await pictureArrives();
    await waitFor(() => expect(runs()).toBe(true));
    const caption = screen.getByLabelText('Caption');
    fireEvent.pointerDown(caption);
    await waitFor(() => expect(runs()).toBe(false));
    caption.blur();
    await waitFor(() => expect(runs()).toBe(true));
    fireEvent.scroll(caption);
    await waitFor(() => expect(runs()).toBe(false));
    scrollHeight.mockRestore();
    window.ResizeObserver = ResizeObserver;
  });

  test('a guest who likes one returns to it from the login', async () => {
    const { user } = await openTab(ARIA);
    await user.click(screen.getByLabelText('Like this story'));
    await logIn(user);
    await getProgress('Story 1 of 3');
    await waitFor(() => expect(screen.getByLabelText('Like this story')).toHaveFocus());
  });

  test('close to the performer after a login at a locked one, which is shown again', async () => {
    const { user } = await openTab(ARIA);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await getProgress('Story 3 of 3');
    await pictureArrives();
    await user.click(await findText('Log in to view'));
    await logIn(user);
    await getProgress('Story 3 of 3');
    await user.click(screen.getByLabelText('Close stories'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria'));
  });

  test('a locked one shows a blurred image, its price and the unlock button, and advances like others', async () => {
    const { user } = await openTab(ARIA);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await getProgress('Story 3 of 3');
    await pictureArrives();
    expect(await findText('5 tokens to view')).toBeInTheDocument();
    expect(picture()?.src).toContain('/blur-');
    expect(document.querySelector('video')).toBeNull();
    expect(screen.queryByLabelText('Like this story')).toBeNull();
    expect(screen.getByText('Log in to view').closest('a')).toHaveAttribute(
      'href',
      `/auth/login?next=${encodeURIComponent(`${ARIA}?story=${ariasStories()[2]?._id}`)}`,
    );
    fireEvent.animationEnd(progress() ?? document.body);
    await findText('Stories by Zuri Wanjiru');
  });

  test('a video is muted until the viewer turns the sound on, and advances at its end', async () => {
    const { user } = await openTab(ZURI);
    const film = document.querySelector('video') ?? document.body.appendChild(document.createElement('video'));
    expect(film).toHaveProperty('muted', true);
    await waitFor(() => expect(films.play).toHaveBeenCalled());
    await user.click(screen.getByLabelText('Turn sound on'));
    expect(film).toHaveProperty('muted', false);
    await user.keyboard('mM');
    expect(film).toHaveProperty('muted', false);
    // Without a press, some browsers refuse the sound, not the video.
    await user.click(screen.getByLabelText('Pause stories'));
    films.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByLabelText('Play stories'));
    expect(await screen.findByLabelText('Turn sound on')).toBeInTheDocument();
    expect(film).toHaveProperty('muted', true);
    expect(screen.getByLabelText('Pause stories')).toBeInTheDocument();
    fireEvent.ended(film);
    await getProgress('Story 2 of 2');
  });

  test('a photo without a caption has a text alternative', async () => {
    api.store.stories.update(ariasStories()[0]?._id ?? '', { text: '' });
    await openTab(ARIA);
    api.reset();
    expect(picture()).toHaveAttribute('alt', 'Photo by Aria Velasco');
  });

  test('a like shows at once, also after a double click', async () => {
    await api.signIn('fan@example.com');
    const { user } = await openTab(ARIA);
    const like = screen.getByLabelText('Like this story');
    const before = like.getAttribute('aria-pressed');
    await user.dblClick(like);
    await waitFor(() => expect(like).not.toHaveAttribute('aria-pressed', before));
    await waitFor(async () =>
      expect((await api.requests('/reactions')).map(({ method }) => method)).toEqual([
        before === 'true' ? 'DELETE' : 'POST',
      ]),
    );
  });
});

describe('stories on a bad connection', () => {
  test('an image that fails shows an error, and Retry gets a new URL', async () => {
    const { user } = await openTab(ARIA);
    fireEvent.error(picture() ?? document.body);
    expect(await findText('The picture couldn’t be loaded.')).toBeInTheDocument();
    expect(runs()).toBe(false);
    await user.click(screen.getByText('Retry'));
    await pictureArrives();
    await waitFor(() => expect(runs()).toBe(true));
    expect(screen.queryByText('The picture couldn’t be loaded.')).toBeNull();
  });

  test('Retry shows nothing of a story that turned out to be unpaid', async () => {
    const { user } = await openTab(ARIA);
    fireEvent.error(picture() ?? document.body);
    await findText('The picture couldn’t be loaded.');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.server.use(
      http.get(`${API}/posts/:id`, async ({ request }) => {
        const { data } = (await (await api.respond(request)).json()) as { data: object };
        const unpaid = { ...data, image: null, isSale: true, price: 30, isBought: false };
        return HttpResponse.json({ status: 0, data: { ...unpaid, files: [{ url: `${API}/secret.jpg` }] } });
      }),
    );
    await user.click(screen.getByText('Retry'));
    expect(await findText('Log in to view')).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('secret.jpg');
  });

  test('a story that expired meanwhile says so', async () => {
    const { user } = await openTab(ARIA);
    fireEvent.error(picture() ?? document.body);
    await findText('The picture couldn’t be loaded.');
    await api.fault({ path: '/posts/{id}', status: 404, body: { message: 'Gone' } });
    await user.click(screen.getByText('Retry'));
    expect(await findText('This story has expired.')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Next story'));
    await getProgress('Story 2 of 3');
  });

  test('a story that expired while another one was shown is skipped', async () => {
    const [, second] = ariasStories();
    const { user } = await openTab(ARIA);
    await getProgress('Story 1 of 3');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(second?.createdAt ?? '') + DAY);
    await user.click(screen.getByLabelText('Next story'));
    await getProgress('Story 3 of 3');
    clock.mockRestore();
  });

  test('a slow story shows a message while loading', async () => {
    timers.hold(SLOW_PICTURE_MS);
    await openTab(ARIA);
    await waitFor(() => expect(timers.count()).toBeGreaterThan(0));
    expect(screen.queryByText('Still loading the picture. Your connection is slow.')).toBeNull();
    timers.fire();
    expect(await findText('Still loading the picture. Your connection is slow.')).toBeInTheDocument();
    await pictureArrives();
    await waitFor(() => expect(screen.queryByText('Still loading the picture. Your connection is slow.')).toBeNull());
  });
});
