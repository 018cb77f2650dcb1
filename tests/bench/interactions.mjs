import { randomUUID } from 'node:crypto';

/** Buttons ignore the second tap of a double tap. */
const pauseAfterTap = (page) => page.waitForTimeout(600);

const FREE_VIDEO = '/video/ten-minutes-for-a-clear-voice';
const TYPED = 'quiet';
const MUTE_BUTTON = 'media-mute-button';
/** What antd opens below the body, without those that are hidden after their first use. */
const ANTD_OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';
const CHOSEN = '.ant-select-item-option-selected';
const ANTD_CALENDAR = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) .ant-picker-panel';

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
const sortSelect = (page) =>
  inMain(page)
    .locator('.ant-select')
    .filter({ has: page.getByLabel('Sort by') });
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
 * Common interactions on a phone: the page, and who is there (`as`; a guest if missing). `act` taps or types and waits
 * until the effect is visible; only this is measured. `start` runs once per page, `before` and `after` around each try.
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
    as: 'fan',
    ...opening((page) => page.getByTestId('unlock-to-watch'), 'Unlock video'),
  },
  {
    name: 'like',
    path: FREE_VIDEO,
    as: 'fan',
    before: pauseAfterTap,
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
    as: 'fan',
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
    as: 'fan',
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
  {
    name: 'studio: sort a list',
    path: '/studio/videos',
    as: 'performer',
    async before(page) {
      await sortSelect(page).tap();
      await page.locator(ANTD_OPTION).first().waitFor();
    },
    async act(page) {
      const url = page.url();
      await page.locator(`${ANTD_OPTION}:not(${CHOSEN})`).first().tap();
      await page.waitForFunction((before) => location.href !== before, url);
      await page.locator(ANTD_OPTION).first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'studio: open a menu',
    path: '/studio/videos',
    as: 'performer',
    async act(page, index) {
      await inMain(page)
        .getByRole('button', { name: /^More for / })
        .nth(index)
        .tap();
      await page.getByRole('menuitem').first().waitFor();
    },
    async after(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'studio: open a date picker',
    path: '/studio/events/new',
    as: 'performer',
    async act(page) {
      await page.getByLabel('Starts').tap();
      await page.locator(ANTD_CALENDAR).waitFor();
    },
    async after(page) {
      await page.keyboard.press('Escape');
      await page.locator(ANTD_CALENDAR).waitFor({ state: 'hidden' });
      await page.getByLabel('Title').tap();
    },
  },
  {
    name: 'studio: type in a form',
    path: '/studio/posts/new',
    as: 'performer',
    start: (page) => page.getByLabel('Title').tap(),
    async act(page, index) {
      await page.keyboard.press(TYPED[index]);
      await page.waitForFunction(hasValue, TYPED.slice(0, index + 1));
    },
  },
];
