import { randomUUID } from 'node:crypto';

const FREE_VIDEO = '/video/ten-minutes-for-a-clear-voice';
const TYPED = 'quiet';
const MUTE_BUTTON = 'media-mute-button';

/** Runs in the page: true when the first match of the selector contains the text. */
const contains = ([selector, text]) => document.querySelector(selector)?.textContent?.includes(text) ?? false;

/** Runs in the page: true when the focused field has this value. */
const hasValue = (value) => document.activeElement?.value === value;

/** Runs in the page: true when the volume that the button shows has changed. */
const hasOtherLevel = ([selector, before]) =>
  document.querySelector(selector)?.getAttribute('mediavolumelevel') !== before;

const inMain = (page) => page.getByRole('main');
const dialog = (page, name) => page.getByRole('dialog', { name });
const headerMenu = (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const comments = (page) => page.locator('section[aria-labelledby="comments"]');

/** Opens a dialog, which is closed again before the next try. */
const opening = (opener, name) => ({
  async act(page) {
    await opener(page).tap();
    await dialog(page, name).waitFor();
  },
  async after(page) {
    await dialog(page, name).getByRole('button', { name: 'Close', exact: true }).tap();
    await dialog(page, name).waitFor({ state: 'hidden' });
  },
});

/** Writes a new text and sends it. `list` is the selector of the place where it appears. */
const sending = (box, button, list) => ({
  before: (page) => page.getByTestId(box).fill(`Hello ${randomUUID()}`),
  async act(page) {
    const text = await page.getByTestId(box).inputValue();
    await button(page).tap();
    await page.waitForFunction(contains, [list, text]);
  },
});

/**
 * Common interactions on a phone: the page, and whether a fan or a guest is there. `act` taps or types and waits until the effect is visible;
 * only this is measured. `start` runs once per page, `before` and `after` around each try.
 */
export const INTERACTIONS = [
  { name: 'open the menu', path: '/home', ...opening(headerMenu, 'Menu') },
  {
    name: 'type in the search',
    path: '/search',
    start: (page) => inMain(page).getByRole('searchbox').tap(),
    async act(page, index) {
      await page.keyboard.press(TYPED[index]);
      await page.waitForFunction(hasValue, TYPED.slice(0, index + 1));
    },
  },
  {
    name: 'open the unlock sheet',
    path: '/video/midnight-at-the-paper-lantern',
    asFan: true,
    ...opening((page) => page.getByTestId('unlock-to-watch'), 'Unlock video'),
  },
  {
    name: 'like',
    path: FREE_VIDEO,
    asFan: true,
    async act(page) {
      const like = (state) =>
        page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Like/, ...state });
      const pressed = (await like({}).getAttribute('aria-pressed')) === 'true';
      await like({}).tap();
      await like({ pressed: !pressed }).waitFor();
    },
  },
  {
    name: 'post a comment',
    path: FREE_VIDEO,
    asFan: true,
    ...sending(
      'comment-box',
      (page) => comments(page).getByRole('button', { name: 'Send' }),
      'section[aria-labelledby="comments"] > ol',
    ),
  },
  {
    name: 'switch the tab of a profile',
    path: '/performers/aria',
    async act(page, index) {
      const tab = page
        .getByRole('navigation', { name: /content$/ })
        .getByRole('link')
        .nth((index % 3) + 1);
      await tab.tap();
      await tab.and(page.locator('[aria-current]')).waitFor();
    },
  },
  {
    name: 'open the filters',
    path: '/videos',
    ...opening((page) => inMain(page).getByRole('button', { name: /^Filters/ }), 'Filters'),
  },
  {
    name: 'show the next page',
    path: '/photos',
    async act(page) {
      const cards = inMain(page).getByRole('listitem');
      const count = await cards.count();
      await inMain(page)
        .getByRole('link', { name: /^Show more/ })
        .tap();
      await cards.nth(count).waitFor();
    },
  },
  {
    name: 'switch the theme',
    path: '/home',
    async start(page) {
      await headerMenu(page).tap();
      await dialog(page, 'Menu').waitFor();
    },
    async act(page) {
      const button = dialog(page, 'Menu').getByRole('button', { name: /^Use \w+ theme$/ });
      const name = await button.getAttribute('aria-label');
      await button.tap();
      await page.waitForFunction(
        (before) => !document.querySelector(`dialog[open] button[aria-label="${before}"]`),
        name,
      );
    },
  },
  {
    name: 'mute the player',
    path: FREE_VIDEO,
    async start(page) {
      await inMain(page)
        .getByRole('button', { name: /^Play / })
        .tap();
      await page.locator(MUTE_BUTTON).waitFor();
    },
    async act(page) {
      const level = () => page.locator(MUTE_BUTTON).getAttribute('mediavolumelevel');
      const before = await level();
      await page.locator(MUTE_BUTTON).tap();
      await page.waitForFunction(hasOtherLevel, [MUTE_BUTTON, before]);
    },
  },
  {
    name: 'send a chat message',
    path: '/stream/zuri',
    asFan: true,
    ...sending(
      'chat-box',
      (page) => page.getByRole('button', { name: 'Send', exact: true }),
      '[role="list"][aria-label="Messages"]',
    ),
  },
  {
    name: 'add to the cart',
    path: '/product/paper-lantern-on-vinyl',
    async act(page) {
      await inMain(page).getByRole('button', { name: 'Add to cart', exact: true }).tap();
      await inMain(page).getByRole('link', { name: 'In cart · View cart' }).waitFor();
    },
    /** The page offers this once, so each try has its own. */
    async after(page) {
      await page.evaluate(() => localStorage.removeItem('cart'));
    },
    fresh: true,
  },
];
