import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { API } from '../../ssr/support/urls';
import { backend } from '../../ssr/support/backend';
import { dialogButton } from '../../integration/support/controls';
import { fakeSockets } from '../../integration/support/fake-socket';
import { holdResponses } from '../../integration/support/hold-responses';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

const open = async (path = '/user/account', username = 'fan@example.com') => {
  await api.signIn(username);
  return openTab(path);
};
const account = (username = 'fan') => api.store.users.list().find((user) => user.username === username);
const UNSAVED = 'Unsaved changes. They stay on this device for a day.';

describe('the profile', () => {
  test('is saved and updated everywhere', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Display name'));
    await user.type(screen.getByLabelText('Display name'), 'Robin the Second');
    await user.selectOptions(screen.getByLabelText('Country'), 'Spain');
    await user.selectOptions(screen.getByLabelText('Languages'), 'Spanish');
    await user.click(screen.getByText('French'));
    await user.selectOptions(screen.getByLabelText('Country code'), 'Spain (+34)');
    expect(screen.getByText(UNSAVED)).toBeInTheDocument();
    await user.click(screen.getByText('Save profile'));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(account()).toMatchObject({
      name: 'Robin the Second',
      country: 'ES',
      languages: ['en', 'es'],
      phoneCode: '+34',
    });
    expect(screen.queryByText('Body info')).toBeNull();

    await user.type(screen.getByLabelText('Number'), '12');
    await user.click(screen.getByText('Save profile'));
    await waitFor(() => expect(account()?.phone).toBe('12'));
    const sent = (await api.requests('/users')).filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent.at(-1)).toEqual({ phone: '12', username: 'fan' });
  });

  test('keeps text that is refused, which its field shows, or typed during a save', async () => {
    await api.fault({
      path: '/users',
      method: 'PUT',
      status: 400,
      body: { message: [{ property: 'phone', constraints: { isPhone: 'This number is too short.' } }] },
      times: 1,
    });
    const { user } = await open();
    await user.type(screen.getByLabelText('Number'), '1');
    await user.click(screen.getByText('Save profile'));
    expect(await screen.findByText('This number is too short.')).toBeInTheDocument();
    expect(screen.getByLabelText('Number')).toBeInvalid();
    expect(screen.getByLabelText('Number')).toHaveValue('1');

    const call = holdResponses(api, 'put', '/users');
    await user.type(screen.getByLabelText('Number'), '2');
    await user.click(screen.getByText('Save profile'));
    await call.arrived;
    await user.type(screen.getByLabelText('Number'), '34');
    call.releaseResponses();
    expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
    expect(screen.getByLabelText('Number')).toHaveValue('1234');
    expect(account()?.phone).toBe('12');
    await user.click(screen.getByText('Save profile'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(account()?.phone).toBe('1234');
  });

  test('reports a refusal even if another part of the account is open, without showing it there', async () => {
    await api.fault({
      path: '/users',
      method: 'PUT',
      status: 400,
      body: { message: [{ property: 'phone', constraints: { isPhone: 'This number is too short.' } }] },
    });
    const call = holdResponses(api, 'put', '/users');
    const { user } = await open();
    await user.type(screen.getByLabelText('Number'), '12');
    await user.click(screen.getByText('Save profile'));
    await call.arrived;
    await user.click(screen.getByText('Password'));
    await screen.findByLabelText('New password');
    call.releaseResponses();
    expect(await screen.findAllByText('This number is too short.')).toHaveLength(1);
    expect(screen.queryByTestId('form-summary')).toBeNull();
    await waitFor(() => expect(screen.getByText('Change password').closest('button')).toBeEnabled());
  });

  test('asks before a link leaves with unsaved changes, and restores them afterward', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Number'), '12');
    await user.click(screen.getByText('Email'));
    expect(getCurrentUrl()).toBe('/user/account');
    await user.click(await screen.findByText('Leave page'));
    await screen.findByText('Your email address');
    expect(getCurrentUrl()).toBe('/user/account?tab=email');
    await user.click(screen.getByText('Profile'));
    expect(await screen.findByLabelText('Number')).toHaveValue('12');
    await user.click(screen.getByText('Discard changes'));
    expect(screen.getByLabelText('Number')).toHaveValue('');
  });

  test('keeps its changes through a 401 while saving and the login that follows', async () => {
    await api.fault({ path: '/users', method: 'PUT', status: 401, times: 1 });
    const { user } = await open();
    await user.type(screen.getByLabelText('Number'), '12');
    await user.click(screen.getByText('Save profile'));
    await screen.findByText(/continue where you left off/);
    await logIn(user);
    expect(await screen.findByLabelText('Number')).toHaveValue('12');
    expect(account()?.phone).toBe('');
  });

  test('with unsaved changes does not delay a logout in another tab', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Number'), '12');
    document.cookie = 'token=; Max-Age=0; Path=/';
    window.localStorage.setItem('session', 'out 1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login'));
  });

  test('of a performer has body info, and the preferences the sound of private show requests', async () => {
    const { user, follow } = await open('/user/account', 'performer@example.com');
    await user.selectOptions(screen.getByLabelText('Eyes'), 'Green');
    await user.click(screen.getByText('Save profile'));
    await screen.findByText('Saved');
    expect(api.store.performers.list().find(({ username }) => username === 'aria')?.eyes).toBe('green');
    await follow('/user/account?tab=preferences');
    await user.click(await screen.findByLabelText('Play a sound when a fan requests a private show'));
    expect(JSON.parse(window.localStorage.getItem('encore.request-sound') ?? '')).toMatchObject({ data: false });
  });

  test('can be changed even if the stored phone number has another form than the one asked for', async () => {
    api.store.users.update(account()?._id ?? '', { phone: '+44 20 7946 0000' });
    const { user } = await open();
    await user.type(screen.getByLabelText('Display name'), ' II');
    await user.click(screen.getByText('Save profile'));
    await waitFor(() => expect(account()?.name).toMatch(/ II$/));
    await user.type(screen.getByLabelText('Number'), '1');
    await user.click(screen.getByText('Save profile'));
    expect(screen.getByLabelText('Number')).toHaveAccessibleDescription(/digits only/);
  });

  test('of a performer can be changed with a stored name longer than the limit for fans', async () => {
    const [aria] = api.store.performers.list().filter(({ username }) => username === 'aria');
    api.store.performers.update(aria?._id ?? '', { name: 'A'.repeat(95) });
    const { user } = await open('/user/account', 'performer@example.com');
    expect(screen.getByLabelText('Display name')).toHaveAttribute('maxlength', '100');
    await user.selectOptions(screen.getByLabelText('Country'), 'Spain');
    await user.click(screen.getByText('Save profile'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Display name'), 'B');
    await user.click(screen.getByText('Save profile'));
    await waitFor(() => expect(api.store.performers.get(aria?._id ?? '')?.name).toMatch(/AB$/));
  });

  test('can be changed even if a list failed to load', async () => {
    await api.fault({ path: '/countries/list', status: 500 });
    await open();
    expect(screen.getByLabelText('Country')).toHaveValue('GB');
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription(/couldn’t be loaded/);
  });
});

test('an avatar that is not an image is rejected before it is sent', async () => {
  const { user } = await open();
  await user.upload(
    screen.getByLabelText('Profile picture file'),
    new File(['text'], 'me.txt', { type: 'text/plain' }),
  );
  expect(await api.requests('/users/avatar/upload')).toEqual([]);
});

describe('login and password', () => {
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const dialogIsOpen = () => document.querySelector('dialog[open]') !== null;

  test.each([
    ['a fan', 'fan@example.com', '/user/account?tab=password', 'user'],
    ['a performer', 'performer@example.com', '/studio/profile?tab=password', 'performer'],
  ])(
    'of %s: the new password needs the current one, is sent once and cleared; all other devices can be logged out',
    async (_kind, username, path, source) => {
      const elsewhere = await api.logIn(username);
      const { user } = await open(path, username);
      expect(current()).toHaveAttribute('autocomplete', 'current-password');
      await user.type(current(), 'not-the-one');
      await user.type(next(), 'short');
      await user.click(screen.getByText('Change password'));
      await waitFor(() => expect(next()).toHaveFocus());
      await user.type(next(), 'er-no-more');
      await user.click(screen.getByText('Change password'));
      await waitFor(() => expect(current()).toHaveFocus());
      expect(current()).toHaveAccessibleDescription(/That isn’t your current password\. Nothing was changed\./);
      expect(next()).toHaveValue('shorter-no-more');
      expect(await api.requests('/auth/users/me/password')).toEqual([]);

      await user.clear(current());
      await user.type(current(), SEED_PASSWORD);
      await user.click(screen.getByText('Change password'));
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect([current(), next()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
      expect((await api.requests('/auth/users/me/password')).map(({ body }) => body)).toEqual([
        { password: 'shorter-no-more', source },
      ]);
      expect(JSON.stringify({ ...window.localStorage })).not.toMatch(new RegExp(`er-no-more|${SEED_PASSWORD}`));

      const opener = screen.getByText('Log out everywhere else').closest('button');
      await user.click(screen.getByText('Log out everywhere else'));
      expect(screen.getByText(/You stay logged in on this device\.$/, { selector: 'dialog *' })).toBeInTheDocument();
      await user.click(await dialogButton('Log out everywhere else'));
      expect(await screen.findByText('All other devices were logged out.')).toBeInTheDocument();
      await waitFor(() => expect(dialogIsOpen()).toBe(false));
      expect(opener).toHaveFocus();
      const me = (token: string) =>
        fetch(`${API}/users/me`, { headers: { Authorization: token } }).then(({ status }) => status);
      expect([await me(elsewhere), await me(/token=([^;]+)/.exec(document.cookie)?.[1] ?? '')]).toEqual([401, 200]);
    },
  );

  test("shows a clear message if the server can't log out other devices", async () => {
    await api.fault({ path: '/auth/logout', method: 'POST', status: 404 });
    const { user } = await open('/user/account?tab=password');
    await user.click(screen.getByText('Log out everywhere else'));
    await user.click(await dialogButton('Log out everywhere else'));
    const sentence = await screen.findByText('This site doesn’t support logging out other devices.');
    await waitFor(() => expect(dialogIsOpen()).toBe(false));
    expect(document.activeElement).toContainElement(sentence);
    expect(screen.queryByText('Log out everywhere else')).toBeNull();
  });
});

test('if the settings require a captcha, a password is not checked without one', async () => {
  await api.settings({ enableGoogleReCaptcha: true, googleReCaptchaSiteKey: 'key' });
  const { user } = await open('/user/account?tab=password');
  const before = (await api.requests('/auth/login')).length;
  await user.type(screen.getByLabelText('Current password'), SEED_PASSWORD);
  await user.type(screen.getByLabelText('New password'), 'a new long one');
  await user.click(screen.getByText('Change password'));
  expect(await screen.findByText('Confirm that you’re human.')).toBeInTheDocument();
  expect(await api.requests('/auth/login')).toHaveLength(before);
});

describe('the email address', () => {
  test('gets a verification email, and appears as verified after the link was opened', async () => {
    await api.settings({ requireEmailVerification: false });
    const { user } = await open('/user/account?tab=email', 'newcomer');
    await user.click(screen.getByText('Send verification email'));
    expect(await screen.findByText('Email sent.')).toBeInTheDocument();
    expect(api.store.mails.list().map(({ to }) => to)).toEqual(['unverified@example.com']);

    api.store.users.update(account('newcomer')?._id ?? '', { verifiedEmail: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText('Send verification email')).toBeNull();
  });
});

test('preferences are stored on the device at once, and all device data can be deleted', async () => {
  const { user } = await open('/user/account?tab=preferences');
  await user.click(screen.getByLabelText('Same as device'));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('system'));
  await user.click(screen.getByLabelText('Page numbers'));
  await user.selectOptions(await screen.findByLabelText('Speed'), '1.5×');
  await user.click(await screen.findByLabelText('Reduce motion'));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  expect(screen.queryByLabelText(/Play a sound/)).not.toBeInTheDocument();
  expect(JSON.stringify({ ...window.localStorage })).toMatch(/system.*|pages.*|1\.5/);

  await user.click(screen.getByText('Clear data on this device'));
  await user.click(screen.getByText('Clear data'));
  expect(await screen.findByText(/Data cleared/)).toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
  expect(document.documentElement.dataset.motion).toBeUndefined();
  expect(screen.getByLabelText('Show more button')).toBeChecked();
  expect(screen.getByLabelText('Speed')).toHaveValue('1');
  expect(screen.getByTestId('balance')).toBeInTheDocument();
});

test('deleting the device data keeps what prevents a second charge', async () => {
  const stored = (data: unknown) => JSON.stringify({ v: 1, data });
  const guards = { session: 'in 1 fan', 'private-show': '{}', 'group-show-minutes': '{}', 'lock:payment': '1 tab' };
  for (const [key, text] of Object.entries(guards)) window.localStorage.setItem(key, text);
  const payments = [
    { key: 'a', step: 'sent', purchase: { deliveryAddress: '1 Elm Street' } },
    { key: 'b', step: 'paid' },
  ];
  window.localStorage.setItem('payments', stored(payments));
  const { user } = await open('/user/account?tab=preferences');
  await user.click(screen.getByText('Clear data on this device'));
  await user.click(screen.getByText('Clear data'));
  await screen.findByText(/Data cleared/);
  expect({ ...window.localStorage }).toEqual({
    ...guards,
    payments: stored([{ key: 'a', step: 'sent', purchase: {} }]),
  });
});

test('the data export holds what the API and the device know, and names what couldn’t be loaded', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (files.push(blob), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await api.fault({ path: '/subscriptions/user/search', status: 500, body: { message: 'Down' } });
  // Some servers know only the other name of the list of payments.
  await api.fault({ path: '/transactions/user/search', status: 404, body: { error: 'Not Found' } });
  window.localStorage.setItem('recent-searches', JSON.stringify({ v: 1, data: ['harbour'] }));
  const payment = (account: string | undefined, message: string) => ({
    key: message,
    account,
    purchase: { kind: 'tip', pay: 'token', performerId: 'aria', price: 5, message },
    terms: { title: 'Aria', price: 5, returnTo: '/' },
    startedAt: Date.now(),
    step: 'quiet',
  });
  window.localStorage.setItem(
    'payments',
    JSON.stringify({ v: 1, data: [payment(account()?._id, 'Mine'), payment('other', 'Theirs')] }),
  );
  window.localStorage.setItem(
    'encore.fan-notes',
    JSON.stringify({ v: 1, data: { [`${account()?._id} f1`]: 'My note', 'other f1': 'Theirs' } }),
  );
  window.localStorage.setItem(
    'encore.studio-notices',
    JSON.stringify({ v: 1, data: { account: 'other', notices: [{ message: 'Theirs' }] } }),
  );
  window.localStorage.setItem(
    'encore.upload-drafts',
    JSON.stringify({ v: 1, data: [{ owner: 'other', name: 'Theirs.mp4' }] }),
  );
  const { user } = await open('/user/account?tab=preferences');
  await user.click(screen.getByText('Download your data'));
  expect(await screen.findByText(/Downloaded without subscriptions, which couldn’t be loaded/)).toBeInTheDocument();
  const data = JSON.parse((await files[0]?.text()) ?? '') as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { email: 'fan@example.com' },
    orders: expect.any(Array),
    payments: expect.arrayContaining([expect.objectContaining({ status: 'success' })]),
    'favorite performers': expect.arrayContaining([expect.objectContaining({ objectType: 'performer' })]),
    device: { 'recent-searches': { data: ['harbour'] }, payments: [{ key: 'Mine' }] },
  });
  expect(JSON.stringify(data)).not.toContain('Theirs');
  expect(JSON.stringify(data)).toContain('My note');
  const getActions = (part: string) => new Set((data[part] as { action: string }[]).map(({ action }) => action));
  expect(getActions('favorite videos')).toEqual(new Set(['favourite']));
  expect(getActions('favorite galleries')).toEqual(new Set(['favourite']));
  expect(getActions('watch later')).toEqual(new Set(['watch_later']));
  expect((data['token transactions'] as unknown[]).length).toBe(
    api.store.tokenTransactions.list().filter(({ sourceId }) => sourceId === account()?._id).length,
  );
  expect(JSON.stringify(data)).not.toContain('"token":');

  // A server that returns one order per call and claims more than 50 of them.
  const [order] = data.orders as object[];
  let calls = 0;
  api.server.use(
    http.get(`${API}/orders/users/search`, () =>
      HttpResponse.json({ status: 'OK', data: { data: [{ ...order, _id: `order-${(calls += 1)}` }], total: 900 } }),
    ),
  );
  await user.click(screen.getByText('Download your data'));
  expect(await screen.findByText(/too long for one file and incomplete: orders \(first 50\)/)).toBeInTheDocument();
});

test('the download of the data stops when its page is left', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await api.fault({ path: '/orders/users/search', hold: true });
  const { user, follow } = await open('/user/account?tab=preferences');
  await user.click(screen.getByText('Download your data'));
  await waitFor(async () => expect(await api.requests('/orders/users/search')).toHaveLength(1));
  await follow('/videos');
  save.mockClear();
  await api.release();
  await follow('/galleries');
  await follow('/videos');
  expect(await api.requests('/token-transactions/user/search')).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

describe('the public profile of a fan', () => {
  const getId = (username: string) => account(username)?._id ?? '';

  test('shows who it is, and responds with 404 if the fan is hidden', async () => {
    const { follow } = await open(`/u/${getId('yukiko')}`);
    expect(screen.getByText('Yukiko Arai')).toBeInTheDocument();
    expect(screen.getByText('@yukiko')).toBeInTheDocument();
    expect(screen.getByText(/^Joined/)).toBeInTheDocument();
    await follow(`/u/${getId('pausedfan')}`);
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
