import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

beforeAll(() => {
  // jsdom has no layout. Here everything in the document counts as visible.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: (): Element => document.body,
  });
});

const search = () => document.querySelector('header [role="search"] input');
// The footer has a link with the same name.
const notALink = { ignore: 'a, script, style' };
const dialog = () => screen.queryByText('Keyboard shortcuts', notALink);

test('/ focuses the search', async () => {
  const { user } = await openTab('/categories');
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
});

test('? opens the list of shortcuts, and Esc closes it and restores the focus', async () => {
  const { user } = await openTab('/categories');
  const link = screen.getByText('Skip to content');
  link.focus();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  expect(screen.getByText('Go to search')).toBeInTheDocument();
  // What Esc fires in a browser.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(link).toHaveFocus());
});

test.each([
  ['/user/wallet', 'fan@example.com', 'Account pages'],
  ['/studio/posts', 'performer@example.com', 'Studio'],
])('the skip link of %s skips the menu, too', async (path, username, menu) => {
  await api.signIn(username);
  await openTab(path);
  const content = document.querySelector<HTMLElement>(screen.getByText('Skip to content').getAttribute('href') ?? '');
  expect(content).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(content).not.toContainElement(screen.getByRole('navigation', { name: menu }));
  content?.focus();
  expect(content).toHaveFocus();
});

test('single-key shortcuts can be turned off, and on again', async () => {
  const { user, follow } = await openTab('/categories');
  await user.keyboard('?');
  const box = () => screen.findByLabelText('Use single-key shortcuts');
  await user.click(await box());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.keyboard('/?');
  expect(search()).not.toHaveFocus();
  expect(dialog()).toBeNull();
  expect(document.querySelector('header [role="search"] kbd')).toBeNull();

  await follow('/shortcuts');
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  // The checkbox has the focus, but nobody types in it.
  await user.keyboard('/');
  expect(search()).toHaveFocus();
});

test('shortcuts are off while someone types', async () => {
  const { user } = await openTab('/auth/login');
  const name = screen.getByLabelText('Username or email');
  await user.type(name, 'who?/');
  expect(name).toHaveValue('who?/');
  expect(name).toHaveFocus();
  expect(dialog()).toBeNull();
});

test('keys with modifiers belong to the browser', async () => {
  await openTab('/categories');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const key of ['/', '?']) expect(fireEvent.keyDown(document.body, { key, [modifier]: true })).toBe(true);
  }
  expect(search()).not.toHaveFocus();
  expect(dialog()).toBeNull();
});

test('shortcuts are off while a dialog is open', async () => {
  const { user } = await openTab('/categories');
  const open = document.body.appendChild(document.createElement('dialog'));
  open.showModal();
  await user.keyboard('/?');
  expect(search()).not.toHaveFocus();
  expect(dialog()).toBeNull();
});
