import { setTimeout as pause } from 'node:timers/promises';
import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const theme = () => document.documentElement.dataset.theme;
const stored = () =>
  JSON.parse(window.localStorage.getItem('ui') ?? 'null') as { v: number; data: Record<string, unknown> } | null;
const keepTheme = (value: unknown, v = 1) =>
  window.localStorage.setItem('ui', JSON.stringify({ v, data: { theme: value } }));

/** Records every theme of the document from now on, however short. */
function themesSeen() {
  const seen = new Set([theme()]);
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ oldValue }) => seen.add(oldValue ?? undefined)),
  );
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true });
  return { seen, stop: () => observer.disconnect() };
}

/** For which devices the browser's bar is dark. */
const darkBar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('media');

/** Runs the document's own script before the app loads (src/pages/_document.tsx). */
async function firstPaint() {
  document.documentElement.dataset.theme = 'light';
  document.querySelector('meta[name=theme-color]')?.remove();
  document.head.insertAdjacentHTML('afterbegin', '<meta name="theme-color" media="not all">');
  const { STUDIO_SCRIPT, THEME_SCRIPT } = await import('@/next-adapter/theme-script');
  new Function(STUDIO_SCRIPT + THEME_SCRIPT)();
}

test('reduced motion is on the document before the first paint', async () => {
  window.localStorage.setItem('motion', JSON.stringify({ v: 1, data: 'reduced' }));
  await firstPaint();
  expect(document.documentElement.dataset.motion).toBe('reduced');
  delete document.documentElement.dataset.motion;
});

test('started videos are on the document before the first paint, and other media alone are not', async () => {
  const positions = (...ids: string[]) =>
    window.localStorage.setItem(
      'encore.positions',
      JSON.stringify({ v: 1, data: ids.map((id) => ({ id, seconds: 30 })) }),
    );
  positions('post-1', 'welcome-1', 'own-1');
  await firstPaint();
  expect(document.documentElement.dataset.startedVideos).toBeUndefined();
  positions('post-1', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  await firstPaint();
  expect(document.documentElement.dataset.startedVideos).toBe('');
  delete document.documentElement.dataset.startedVideos;
});

test('a dismissed checklist is on the document before the first paint', async () => {
  await firstPaint();
  expect(document.documentElement.dataset.stepsDismissed).toBeUndefined();
  window.localStorage.setItem('encore.first-steps', JSON.stringify({ v: 1, data: ['a-performer'] }));
  await firstPaint();
  expect(document.documentElement.dataset.stepsDismissed).toBe('');
  delete document.documentElement.dataset.stepsDismissed;
});

test('hidden columns of the studio are on the document before the first paint', async () => {
  window.localStorage.setItem(
    'encore.hidden-columns',
    JSON.stringify({ v: 1, data: { videos: ['likes', 'sold'], events: ['status'] } }),
  );
  await firstPaint();
  expect(document.documentElement.dataset.hiddenColumns).toBe('videos-likes videos-sold events-status');
  delete document.documentElement.dataset.hiddenColumns;
});

test('the head of the studio has a script without syntax errors', async () => {
  const { STUDIO_HEAD_SCRIPT } = await import('@/next-adapter/head-script');
  expect(() => new Function(STUDIO_HEAD_SCRIPT)).not.toThrow();
});

describe('the theme', () => {
  test('is light at first, and dark once selected, also after a reload', async () => {
    await firstPaint();
    const { user, close } = await openTab('/categories');
    expect(theme()).toBe('light');
    await user.click(screen.getByLabelText('Use dark theme'));
    await waitFor(() => expect(theme()).toBe('dark'));
    expect(darkBar()).toBe('all');
    expect(stored()?.data.theme).toBe('dark');
    close();

    await firstPaint();
    const { seen, stop } = themesSeen();
    const again = await openTab('/categories');
    await screen.findByLabelText('Use light theme');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([...seen, theme()]).toEqual(['dark', 'dark']);
    expect(stored()?.data.theme).toBe('dark');
    stop();

    await again.user.click(screen.getByLabelText('Use light theme'));
    await waitFor(() => expect(theme()).toBe('light'));
    expect(darkBar()).toBe('not all');
    expect(stored()?.data.theme).toBe('light');
  });

  test.each([
    ['dark', 'all'],
    ['system', '(prefers-color-scheme: dark)'],
  ])('of %s is on the document and the browser’s bar before the first paint', async (value, devices) => {
    keepTheme(value);
    await firstPaint();
    expect(theme()).toBe(value);
    expect(darkBar()).toBe(devices);
  });

  test.each([
    ['not JSON', '{"v":1,'],
    ['something else', '[1,2]'],
    ['nothing', 'null'],
    ['of another version', '{"v":99,"data":{"theme":"dark"}}'],
  ])('is light if the stored value is %s', async (_what, text) => {
    window.localStorage.setItem('ui', text);
    await firstPaint();
    await openTab('/categories');
    await screen.findByLabelText('Use dark theme');
    await waitFor(() => expect(theme()).toBe('light'));
    await waitFor(() => expect(stored()?.data.theme).toBe('light'));
  });

  test('follows another tab', async () => {
    await openTab('/categories');
    keepTheme('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ui' }));
    await waitFor(() => expect(theme()).toBe('dark'));
  });
});

test('current settings take precedence over the stored ones', async () => {
  window.localStorage.setItem(
    'ui',
    JSON.stringify({
      v: 1,
      data: { theme: 'dark', siteName: 'Yesterday', footerContent: '<script>alert(1)</script>' },
    }),
  );
  await openTab('/categories');
  await waitFor(() => expect(stored()?.data).toMatchObject({ theme: 'dark', siteName: 'Encore' }));
  expect(document.body).not.toHaveTextContent('Yesterday');
  expect(document.body).not.toHaveTextContent('alert(1)');
});

test('without settings, the site looks as stored on the device', async () => {
  window.localStorage.setItem(
    'ui',
    JSON.stringify({ v: 1, data: { theme: 'dark', siteName: 'Overture', footerContent: '<b>not taken</b>' } }),
  );
  await api.fault({ path: '/settings/public', status: 500 });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openTab('/categories');
  expect(await screen.findByLabelText('Overture, home')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('not taken');
});

test("the cart is stored: its count is in the header and in the phone's tab bar", async () => {
  window.localStorage.setItem('cart', JSON.stringify([{ _id: 'p1', quantity: 2 }, { _id: 'p2' }]));
  await openTab('/categories');
  const cartLinks = await screen.findAllByLabelText('Cart, 3 items');
  expect(cartLinks.map((link) => link.getAttribute('href'))).toEqual(['/cart', '/cart']);
});

test('a page restored from the back/forward cache shows the current cart', async () => {
  window.localStorage.setItem('cart', JSON.stringify([{ _id: 'p1', quantity: 2 }, { _id: 'p2' }]));
  await openTab('/categories');
  await screen.findAllByLabelText('Cart, 3 items');
  window.localStorage.setItem('cart', JSON.stringify([{ _id: 'p2' }]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findAllByLabelText('Cart, 1 item')).toHaveLength(2);
});

test('a page restored from the back/forward cache keeps its cart without device storage', async () => {
  window.localStorage.setItem('cart', JSON.stringify([{ _id: 'p1', quantity: 2 }]));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await openTab('/categories');
  await screen.findAllByLabelText('Cart, 2 items');
  window.localStorage.removeItem('cart');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await pause(100);
  expect(screen.getAllByLabelText('Cart, 2 items')).toHaveLength(2);
  full.mockRestore();
});

test('before the first paint the document knows the number of cart lines, whatever is stored', async () => {
  const { style, dataset } = document.documentElement;
  for (const text of ['{', 'null', '[]']) {
    window.localStorage.setItem('cart', text);
    await firstPaint();
    expect(dataset.cart).toBeUndefined();
  }
  window.localStorage.setItem('cart', JSON.stringify([{ _id: 'p1' }, { _id: 'p2' }]));
  await firstPaint();
  expect(dataset.cart).toBe('');
  expect(style.getPropertyValue('--cart-lines')).toBe('2');
  delete dataset.cart;
  style.removeProperty('--cart-lines');
});
