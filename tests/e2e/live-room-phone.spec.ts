import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { chatBox, expectMoving, getLine, picture, QUIET_ROOM, waitUntilInRoom } from './support/live';
import { open } from './support/ready';
import { expect, test } from './support/test';

// Streams take time to start.
test.describe.configure({ timeout: 180_000 });

test('on a phone, video and chat are both visible, also with the keyboard open', async ({ page, servers, sandbox }) => {
  await sandbox.messages('zuri', 30);
  await setSessionCookie(page, servers, 'fan');
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await expectMoving(picture(page));
  await expectAccessible(page);
  const expectBoth = async (height: number) => {
    await expect(getLine(page, 'Line 30')).toBeInViewport({ ratio: 1 });
    await expect(chatBox(page)).toBeInViewport({ ratio: 1 });
    await expect(picture(page)).toBeInViewport({ ratio: 1 });
    const [box, shown] = await Promise.all([chatBox(page).boundingBox(), picture(page).boundingBox()]);
    expect(shown?.height ?? 0).toBeGreaterThan(height * 0.25);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  };
  await expectBoth(844);

  // Some browsers resize the page.
  await chatBox(page).click();
  await page.setViewportSize({ width: 390, height: 420 });
  await expectBoth(420);
  await page.setViewportSize({ width: 390, height: 844 });

  // Others put the keyboard over the page and only report the visible part.
  await page.evaluate(() => {
    const area = window.visualViewport;
    if (!area) return;
    Object.defineProperty(area, 'height', { configurable: true, value: 420 });
    area.dispatchEvent(new Event('resize'));
  });
  await chatBox(page).focus();
  await expectBoth(420);
  await expectMoving(picture(page), 'the picture above the keyboard');
});
