import { randomUUID } from 'node:crypto';

/** The time between two taps of a person. Buttons ignore the second tap of a double tap. */
const pause = (page) => page.waitForTimeout(600);

/** Taps without the checks of Playwright, whose scripts would run in the page during the tap. */
const tap = (locator) => locator.tap({ force: true });

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
const cards = (page) => inMain(page).getByRole('listitem');
const headerMenu = (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const themeButton = (page) => dialog(page, 'Menu').getByRole('button', { name: /^Use \w+ theme$/ });
const muteButton = (page) => page.locator(MUTE_BUTTON);
const sortSelect = (page) =>
  inMain(page)
    .locator('.ant-select')
    .filter({ has: page.getByLabel('Sort by') });
const like = (page, state = {}) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Like/, ...state });
const comments = (page) => page.locator('section[aria-labelledby="comments"]');

/** Opens a dialog, which is closed again before the next try. */
const opening = (opener, name) => ({
  act: (page) => tap(opener(page)),
  shown: (page) => dialog(page, name).waitFor(),
  async after(page) {
    await dialog(page, name).getByRole('button', { name: 'Close', exact: true }).tap();
    await dialog(page, name).waitFor({ state: 'hidden' });
  },
});

/** Writes a new text and sends it. `list` is the selector of the place where it appears. */
const sending = (box, button, list) => ({
  async before(page) {
    const text = `Hello ${randomUUID()}`;
    await page.getByTestId(box).fill(text);
    await pause(page);
    return text;
  },
  act: (page) => tap(button(page)),
  shown: (page, text) => page.waitForFunction(contains, [list, text]),
});

/** Types the next letter. */
const typing = {
  before: (_page, index) => index,
  act: (page, index) => page.keyboard.press(TYPED[index]),
  shown: (page, index) => page.waitForFunction(hasValue, TYPED.slice(0, index + 1)),
};

/**
 * Common interactions on a phone: the page, and who is there (`as`; a guest if missing). `start` runs once per page,
 * `before` ahead of each try. Its result goes to `act`, which taps or types, and to `shown`, which waits for the effect
 * after the paint. Only the interaction of `act` is measured. `after` runs after each try.
 */
export const INTERACTIONS = [
  { name: 'open the menu', path: '/home', ...opening(headerMenu, 'Menu') },
  {
    name: 'type in the search',
    path: '/search',
    start: (page) => inMain(page).getByRole('searchbox').tap(),
    ...typing,
  },
  {
    name: 'open the unlock sheet',
    path: '/video/midnight-at-the-paper-lantern',
    as: 'fan',
    ...opening((page) => page.getByTestId('ways-to-watch'), 'Unlock video'),
  },
  {
    name: 'like',
    path: FREE_VIDEO,
    as: 'fan',
    async before(page) {
      await pause(page);
      return (await like(page).getAttribute('aria-pressed')) === 'true';
    },
    act: (page) => tap(like(page)),
    shown: (page, pressed) => like(page, { pressed: !pressed }).waitFor(),
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
    async before(page, index) {
      await pause(page);
      return page
        .getByRole('navigation', { name: /content$/ })
        .getByRole('link')
        .nth((index % 3) + 1);
    },
    act: (_page, tab) => tap(tab),
    shown: (page, tab) => tab.and(page.locator('[aria-current]')).waitFor(),
  },
  {
    name: 'open the filters',
    path: '/videos',
    ...opening((page) => inMain(page).getByRole('button', { name: /^Filters/ }), 'Filters'),
  },
  {
    name: 'show the next page',
    path: '/photos',
    async before(page) {
      await pause(page);
      return cards(page).count();
    },
    act: (page) => tap(inMain(page).getByRole('link', { name: /^Show more/ })),
    shown: (page, count) => cards(page).nth(count).waitFor(),
  },
  {
    name: 'switch the theme',
    path: '/home',
    async start(page) {
      await headerMenu(page).tap();
      await dialog(page, 'Menu').waitFor();
    },
    async before(page) {
      await pause(page);
      return themeButton(page).getAttribute('aria-label');
    },
    act: (page) => tap(themeButton(page)),
    shown: (page, name) =>
      page.waitForFunction((before) => !document.querySelector(`dialog[open] button[aria-label="${before}"]`), name),
  },
  {
    name: 'mute the player',
    path: FREE_VIDEO,
    async start(page) {
      await inMain(page)
        .getByRole('button', { name: /^Play / })
        .tap();
      await muteButton(page).waitFor();
    },
    async before(page) {
      await pause(page);
      return muteButton(page).getAttribute('mediavolumelevel');
    },
    act: (page) => tap(muteButton(page)),
    shown: (page, level) => page.waitForFunction(hasOtherLevel, [MUTE_BUTTON, level]),
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
    before: pause,
    act: (page) => tap(inMain(page).getByRole('button', { name: 'Add to cart', exact: true })),
    shown: (page) => inMain(page).getByRole('link', { name: 'In cart · View cart' }).waitFor(),
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
      await pause(page);
      return page.url();
    },
    act: (page) => tap(page.locator(`${ANTD_OPTION}:not(${CHOSEN})`).first()),
    async shown(page, url) {
      await page.waitForFunction((before) => location.href !== before, url);
      await page.locator(ANTD_OPTION).first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'studio: open a menu',
    path: '/studio/videos',
    as: 'performer',
    before: (page, index) =>
      inMain(page)
        .getByRole('button', { name: /^More for / })
        .nth(index),
    act: (_page, more) => tap(more),
    shown: (page) => page.getByRole('menuitem').first().waitFor(),
    async after(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'studio: open a date picker',
    path: '/studio/events/new',
    as: 'performer',
    act: (page) => tap(page.getByLabel('Starts')),
    shown: (page) => page.locator(ANTD_CALENDAR).waitFor(),
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
    ...typing,
  },
];
