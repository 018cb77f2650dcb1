import { screen, waitFor } from '@testing-library/dom';
import { delay, http, HttpResponse } from 'msw';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const connection = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  api.server.use(http.head('*/favicon.svg', () => (isOnline ? new HttpResponse(null) : HttpResponse.error())));
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const link = (name: string) => screen.getAllByText(name, { selector: 'header a, header a *' })[0] as HTMLElement;
const notice = () => screen.queryByText(/^You’re offline\./);

afterEach(() => jest.restoreAllMocks());

test('offline, a link keeps the page open, says so, and opens after reconnecting', async () => {
  const { user } = await openTab('/categories');
  connection(false);
  await user.click(link('Shop'));
  await waitFor(() => expect(notice()).toBeInTheDocument());
  expect(getCurrentUrl()).toBe('/categories');
  connection(true);
  await waitFor(() => expect(getCurrentUrl()).toBe('/shop'));
  expect(notice()).toBeNull();
});

test('a room that needs a new document is held while the site can’t be reached, although the browser reports to be online', async () => {
  const policy = { allowsFeature: () => false };
  Object.defineProperty(document, 'featurePolicy', { value: policy, configurable: true });
  await api.signIn('fan@example.com');
  const { follow, left } = await openTab('/categories');
  api.server.use(http.head('*/favicon.svg', () => HttpResponse.error()));
  await follow('/stream/nova').catch(() => undefined);
  await waitFor(() => expect(notice()).toBeInTheDocument());
  expect(left).toEqual([]);
  connection(true);
  await waitFor(() => expect(left).toEqual(['/stream/nova']));
  Reflect.deleteProperty(document, 'featurePolicy');
});

test('offline, a search is held as well, and the notice can be dismissed permanently', async () => {
  const { user } = await openTab('/categories');
  connection(false);
  await user.type(screen.getAllByLabelText('Search', { selector: 'header input' })[0] as HTMLElement, 'lantern{Enter}');
  await waitFor(() => expect(notice()).toBeInTheDocument());
  await user.click(screen.getByText('Dismiss'));
  connection(true);
  await user.click(link('Videos'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos'));
});

test('a browser that wrongly reports to be offline follows links', async () => {
  const { user } = await openTab('/categories');
  connection(true);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(link('Shop'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/shop'));
});

test('a connection that never responds counts as lost', async () => {
  const { user } = await openTab('/categories');
  connection(false);
  api.server.use(http.head('*/favicon.svg', () => delay('infinite')));
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  await user.click(link('Shop'));
  await waitFor(() => expect(notice()).toBeInTheDocument());
});

test('offline, logging out ends the session on this device', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab('/categories');
  connection(false);
  await user.click(await screen.findByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await waitFor(() => expect(document.cookie).toBe(''));
});

describe('a page that fails to load again', () => {
  const PAGE = `/video/${LANDMARKS.discussedVideo}`;
  const failWith = (status: number) =>
    api.server.use(http.get('*/user/assets/videos/:id', () => HttpResponse.json(null, { status })));

  test('stays open with what was typed, says so, and is up to date after Retry', async () => {
    await api.signIn('fan@example.com');
    const { user, follow } = await openTab(PAGE);
    const heading = screen.getByRole('heading', { level: 1 });
    const comment = () => screen.getAllByLabelText('Your comment')[0] as HTMLElement;
    await user.type(comment(), 'Great');
    failWith(503);
    expect(await follow(PAGE)).toBe(false);
    expect(await screen.findByText(/^This page couldn’t be refreshed\. /)).toBeVisible();
    expect(heading).toBeInTheDocument();
    expect(comment()).toHaveValue('Great');
    expect(document.title).not.toMatch(/couldn’t be loaded/);

    // Open photos and grown lists write the URL without the router.
    window.history.replaceState(window.history.state, '', `${PAGE}?photo=1`);
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByText(/^This page couldn’t be refreshed\. /)).toBeVisible();
    expect(heading).toBeInTheDocument();
    api.server.resetHandlers();
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(screen.queryByText(/^This page couldn’t be refreshed\. /)).toBeNull());
    expect(heading).toBeInTheDocument();
    await user.click(link('Shop'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/shop'));
  });

  test('shows the failure if it had failed before, or if it is another page', async () => {
    const { user, follow } = await openTab('/categories');
    failWith(503);
    await follow(PAGE);
    expect(await screen.findByText('This page couldn’t be loaded')).toBeVisible();
    failWith(429);
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByText(/too many requests/)).toBeVisible();
    expect(screen.getByText('This page couldn’t be loaded')).toBeVisible();
  });
});
