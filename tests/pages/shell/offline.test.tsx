import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
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

test('offline, logging out ends the session on this device', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab('/categories');
  connection(false);
  await user.click(await screen.findByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await waitFor(() => expect(document.cookie).toBe(''));
});
