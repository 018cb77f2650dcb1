import { join } from 'node:path';
import { ACCOUNTS } from '../support/accounts';
import { BUSY_ROOM, QUIET_ROOM } from '../support/live';
import { FREE_VIDEO, LOCKED_VIDEO, OWNED_GALLERY } from '../support/places';
import type { Sandbox } from '../support/sandbox';
import { ownDirectory, writeLongVideo } from '../support/upload';
import { WINDOWS, type Driver, type Target, type WindowName } from './driver';
import {
  expectValue,
  expectUrl,
  expectFocused,
  logInByForm,
  overhang,
  expectPlaying,
  expectText,
  expectVisible,
  expectNone,
} from './steps';
import { expect, test } from './test';

/** A user journey that has to work in every engine. */
interface Journey {
  title: string;
  sizes: readonly WindowName[];
  go(visit: { driver: Driver; sandbox: Sandbox; size: WindowName }): Promise<void>;
}

const BOTH = Object.keys(WINDOWS) as WindowName[];
const TEXT = 'The breath at 0:35 changed how I sing.';
/** $5.00 or 50 tokens, not bought by fan@example.com. */
const SHEETS = '/product/tunes-from-the-west-volume-two';
const MB = 1024 * 1024;

const dialog = { role: 'dialog' } as const;
const balance = { testId: 'balance' };
const video = { css: 'video' };

const JOURNEYS: Journey[] = [
  {
    title: 'a visitor logs in, switches to dark and finds both again after a reload',
    sizes: BOTH,
    async go({ driver, size }) {
      await driver.open(`/auth/login?next=${encodeURIComponent('/videos')}`);
      await logInByForm(driver, 'fan');
      await expectUrl(driver, '/videos');
      await expectText(driver, balance, '500');

      if (size === 'phone') await driver.click({ css: 'nav button[aria-expanded]', text: 'Me' });
      await driver.click({ role: 'button', name: 'Use dark theme' });
      const theme = () => driver.run(() => document.documentElement.dataset.theme);
      await expectValue('theme', theme, 'dark');
      await driver.open('/videos');
      await expectValue('theme after a reload', theme, 'dark');
      await expectText(driver, balance, '500');
      expect(await overhang(driver), 'sideways scroll').toBe(0);
    },
  },
  {
    title: 'a comment box grows with its text; a comment is sent, removed, brought back by Undo, and removed for good',
    sizes: BOTH,
    async go({ driver, sandbox }) {
      const removals = async () => (await sandbox.requests('DELETE', '/comments')).map(({ status }) => status);
      const mine = { css: 'article', text: TEXT };
      const box = { testId: 'comment-box' };
      await driver.setSessionCookie('fan');
      await driver.open(FREE_VIDEO);
      const height = () => driver.on(box, (element) => element.offsetHeight);
      await driver.type(box, 'One line');
      const oneLine = await height();
      await driver.type(box, Array.from({ length: 10 }, (_none, index) => `Line ${index + 1}`).join('\n'));
      await expectValue('taller than with one line', async () => (await height()) > oneLine, true);

      await driver.type(box, TEXT);
      await driver.click({ role: 'button', name: 'Send', within: { css: 'section[aria-labelledby=comments]' } });
      await expectVisible(driver, mine);

      await driver.click({ role: 'button', name: 'Remove', within: mine });
      await expectNone(driver, mine);
      await driver.click({ role: 'button', name: 'Undo', within: { css: '[popover]' } });
      await expectVisible(driver, mine);
      expect(await removals()).toEqual([]);

      await driver.click({ role: 'button', name: 'Remove', within: mine });
      await expectNone(driver, mine);
      // Leaving the page ends the time for Undo.
      await driver.open('/home');
      await expectValue('removals that the API has confirmed', removals, [200]);
      await driver.open(FREE_VIDEO);
      await expectNone(driver, mine);
    },
  },
  {
    title: 'a locked video is unlocked with tokens in a dialog that holds the focus, and plays by HLS',
    sizes: BOTH,
    async go({ driver, sandbox }) {
      const opener = { testId: 'ways-to-watch' };
      await sandbox.balance(ACCOUNTS.fan, 100);
      await driver.setSessionCookie('fan');
      await driver.open(LOCKED_VIDEO);
      await driver.click(opener);
      await expectFocused(driver, dialog);
      await driver.press('Escape');
      await expectNone(driver, dialog);
      await expectFocused(driver, opener);
      await driver.click(opener);
      await driver.click({ testId: 'pay' });
      await expectNone(driver, dialog);
      await expectText(driver, balance, /^60$/);
      await expectPlaying(driver);
      const isPaused = () => driver.on(video, (element) => (element as HTMLVideoElement).paused);
      await driver.press('k');
      await expectValue('paused', isPaused, true);
      await driver.press('k');
      await expectValue('paused', isPaused, false);
    },
  },
  {
    title: 'a room shows its picture and carries the chat both ways',
    sizes: BOTH,
    async go({ driver, sandbox }) {
      await driver.setSessionCookie('fan');
      await driver.open(QUIET_ROOM);
      await expectText(driver, { testId: 'room-health' }, /Chat: on.*Connection: on/s);
      await expectPlaying(driver);
      await driver.type({ testId: 'chat-box' }, 'Good evening from here');
      await driver.press('Enter');
      await expectVisible(driver, { testId: 'chat-line', text: 'Good evening from here' });
      await sandbox.chat('zuri', 1, 1);
      await expectVisible(driver, { testId: 'chat-line', text: 'Line 1' });
    },
  },
  {
    title: 'a performer uploads a video while they type, sees its progress and publishes it',
    sizes: BOTH,
    async go({ driver }) {
      const { dir, remove } = await ownDirectory();
      const film = join(dir, 'balcony.mp4');
      await writeLongVideo(film, 8 * MB);
      await driver.setSessionCookie('performer');
      await driver.open('/studio/videos/new');
      await driver.run(() => {
        const page = window as Window & { shownProgress?: number };
        const look = () =>
          document
            .querySelectorAll('progress, [role=progressbar]')
            .forEach(
              (bar) =>
                (page.shownProgress = Math.max(
                  page.shownProgress ?? 0,
                  Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value') ?? 0),
                )),
            );
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      await driver.chooseFile({ css: 'main input[type=file]' }, film);
      const form = { role: 'form', name: 'About balcony.mp4' } as const;
      await expectVisible(driver, form);
      await driver.type({ role: 'textbox', name: 'Title', within: form }, 'Balcony at noon');
      await driver.click({ css: 'label', text: 'free', within: form });
      await driver.click({ role: 'button', name: 'Publish video', within: form });
      await expectVisible(driver, {
        role: 'link',
        name: 'Edit',
        within: { css: 'main article', text: 'Balcony at noon' },
      });
      expect(
        await driver.run(() => (window as Window & { shownProgress?: number }).shownProgress),
        'the most that the progress has shown',
      ).toBeGreaterThan(0);
      await remove();
    },
  },
  {
    title:
      'a cart is filled by a double click and paid with tokens, and tokens are bought by card on the page of the payment provider',
    sizes: ['desktop'],
    async go({ driver }) {
      await driver.setSessionCookie('fan');
      await driver.open(SHEETS);
      await driver.doubleClick({ css: 'main button', text: 'Add to cart' });
      await expectVisible(driver, { css: 'main a[href="/cart"]' });
      await expectUrl(driver, SHEETS);
      await driver.open('/cart');
      await driver.click({ css: 'label', text: 'Tokens' });
      await expectText(driver, { testId: 'cart-due' }, '50 tokens');
      await driver.click({ testId: 'pay' });
      await expectVisible(driver, { testId: 'order-placed' });
      await expectText(driver, balance, '450');

      await driver.open('/user/wallet');
      await driver.click({ testId: 'buy-tokens' });
      await driver.click({ css: 'button.pay' });
      await expectUrl(driver, /^\/payment\/success\?transactionId=/);
      await expectValue(
        'payment',
        () => driver.on({ testId: 'payment-result' }, (result) => result.dataset.progress).catch(() => ''),
        'paid',
      );
    },
  },
  {
    title: 'the photo viewer obeys the arrows, and Esc gives the focus back to the photo',
    sizes: ['desktop'],
    async go({ driver }) {
      await driver.open('/home');
      expect(
        await driver.on(
          { css: 'nav[aria-label=Stories] li' },
          (item) => item.offsetHeight - (item.querySelector('a')?.offsetHeight ?? 0),
        ),
        'empty room above a face',
      ).toBeLessThanOrEqual(1);
      const tile: Target = { css: 'main li:nth-child(3) a[href*="?photo="]' };
      const viewer = { css: '[role=dialog]' };
      await driver.setSessionCookie('fan');
      await driver.open(OWNED_GALLERY);
      await driver.click(tile);
      await expectText(driver, viewer, /3 \/ 40/);
      await driver.press('ArrowRight');
      await expectText(driver, viewer, /4 \/ 40/);
      await driver.press('ArrowLeft');
      await expectText(driver, viewer, /3 \/ 40/);
      await driver.press('Escape');
      await expectNone(driver, viewer);
      await expectFocused(driver, tile);
    },
  },
  {
    title: 'a room that plays by WebRTC shows its picture, and the camera check says whether one can go live',
    sizes: ['desktop'],
    async go({ driver, sandbox }) {
      await sandbox.settings({ optionForBroadcast: 'webrtc' });
      await driver.open(BUSY_ROOM);
      await expectPlaying(driver);
      await driver.setSessionCookie('performer');
      await driver.open('/studio/live');
      const hasWebRtc = await driver.run(() => typeof RTCPeerConnection !== 'undefined');
      await driver.click({ role: 'button', name: 'Turn on camera and microphone' });
      if (!hasWebRtc) return expectText(driver, { css: 'main' }, 'You can’t go live because this browser');
      return expectValue(
        'ready to go live',
        () =>
          driver
            .on({ role: 'button', name: 'Go live' }, (button) => button.getAttribute('aria-disabled') !== 'true')
            .catch(() => false),
        true,
      );
    },
  },
];

test.describe.configure({ timeout: 240_000 });

for (const size of BOTH)
  test.describe(size, { tag: `@${size}` }, () => {
    test.use({ size });
    for (const { title, sizes, go } of JOURNEYS)
      if (sizes.includes(size)) test(title, ({ driver, sandbox }) => go({ driver, sandbox, size }));
  });
