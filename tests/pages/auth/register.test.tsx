import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

const NEW = { email: 'new@example.com', username: 'newfan', password: 'a long sentence of mine' };
const sent = async () => (await api.requests('/auth/users/register')).map(({ body }) => body);
const summary = async () => within(await screen.findByTestId('form-summary'));

async function fillIn(user: UserEvent, { email, username, password }: typeof NEW = NEW) {
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByLabelText('I’m 18 or older'));
  await user.click(screen.getByLabelText(/I accept the/));
}
const submit = (user: UserEvent) => user.click(screen.getByText('Create account'));

test('an account is created in one step, and then waits for its email', async () => {
  const { user } = await openTab('/auth/register?next=%2Fuser%2Faccount');
  expect(screen.getByText(/Create an account to open your account/)).toBeInTheDocument();
  await fillIn(user);
  expect(screen.getByText('Strength: strong')).toBeInTheDocument();
  await submit(user);

  await waitFor(() => expect(screen.getByText('Check your inbox')).toHaveFocus());
  expect(screen.getByText('new@example.com')).toBeInTheDocument();
  expect(screen.getByText('Send again in 60 s').closest('button')).toBeDisabled();
  expect(screen.getByText('Log in').closest('a')).toHaveAttribute('href', '/auth/login?next=%2Fuser%2Faccount');
  expect(await sent()).toEqual([expect.objectContaining({ email: 'new@example.com', username: 'newfan' })]);
  expect(window.localStorage.getItem('draft:register')).toBeNull();
});

test('after the verification, the login has the email and leads back to the page that the visitor came from', async () => {
  const first = await openTab('/auth/register?next=%2Fuser%2Faccount');
  await fillIn(first.user);
  await submit(first.user);
  await screen.findByText('Check your inbox');
  first.close();

  const mail = await openTab('/auth/email-verified-success');
  const link = screen.getByText('Log in').closest('a')?.getAttribute('href') ?? '';
  expect(link).toBe('/auth/login?next=%2Fuser%2Faccount');
  mail.close();

  const { user } = await openTab(link);
  expect(screen.getByLabelText('Username or email')).toHaveValue('new@example.com');
  await logIn(user, 'fan@example.com');
  await waitFor(() => expect(getCurrentUrl()).toBe('/user/account'));
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('new@example.com');
});

test('registration: missing fields are listed with the focus, each line leads to its field, and nothing is sent', async () => {
  const { user } = await openTab('/auth/register');
  await submit(user);
  const list = await summary();
  await waitFor(() => expect(screen.getByTestId('form-summary')).toHaveFocus());
  expect(list.getByText('Check these 5 fields:')).toBeInTheDocument();
  await user.click(list.getByText('I accept the terms of this site'));
  expect(screen.getByLabelText(/I accept the/)).toHaveFocus();
  expect(screen.getByText('Accept the terms to continue.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter a valid email address\./);
  expect(await sent()).toEqual([]);
});

test('registration: a server error stays at its field until it is fixed; the other fields survive, except the password after a reload', async () => {
  const tab = await openTab('/auth/register');
  await fillIn(tab.user, { ...NEW, username: 'fan' });
  await submit(tab.user);
  expect(await screen.findByText('This username is already taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
  expect(screen.queryByTestId('form-summary')).toBeNull();
  await tab.user.type(screen.getByLabelText('Username'), '2');
  expect(screen.getByLabelText('Username')).toBeValid();
  tab.close();

  await openTab('/auth/register');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@example.com'));
  expect(screen.getByLabelText('Username')).toHaveValue('fan2');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain(NEW.password);
});

test('registration: a lost response loses none of the input', async () => {
  await api.fault({ path: '/auth/users/register', drop: true });
  const { user } = await openTab('/auth/register');
  await fillIn(user);
  await submit(user);
  expect(
    (await summary()).getByText('The server didn’t respond. Check your connection, then retry.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue(NEW.password);
});

test('a pending registration does not block another one: the email goes to the submitted address', async () => {
  await api.fault({ path: '/auth/users/register', hold: true, times: 1 });
  const { user, follow } = await openTab('/auth/register');
  await fillIn(user);
  await submit(user);
  await follow('/categories');
  await screen.findByText('Concerts from small rooms and large stages.');
  await follow('/auth/register');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(NEW.email));
  await user.clear(screen.getByLabelText('Email'));
  await fillIn(user, { ...NEW, email: 'second@example.com', username: 'second' });
  await submit(user);
  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
  expect(screen.getByText('second@example.com')).toBeInTheDocument();
  expect((await sent()).at(-1)).toMatchObject({ email: 'second@example.com' });
});

test('if the settings require a captcha, nothing is sent without one', async () => {
  await api.settings({ enableGoogleReCaptcha: true, googleReCaptchaSiteKey: 'key' });
  const { user } = await openTab('/auth/register');
  await fillIn(user);
  await waitFor(() => expect(document.querySelector('script[src^="https://captcha.test/api.js"]')).not.toBeNull());
  await submit(user);
  expect(await screen.findByText('Confirm that you’re human.')).toBeInTheDocument();
  expect(await sent()).toEqual([]);
});

test('registration: a logged-in visitor is redirected', async () => {
  await api.signIn('fan@example.com');
  const { follow } = await openTab('/categories');
  void follow('/auth/register?next=%2Fvideos');
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos'));
});
