import { CHAT_LIMITS, measureChat } from '../bench/chat-load.mjs';
import { open } from './support/ready';
import { expect, test } from './support/test';

// Trace recording would distort the measurement.
test.use({ trace: 'off' });

test('fifty messages per second in a full room keep the page fast, small and within its memory', async ({
  page,
  sandbox,
}) => {
  await open(page, '/stream/nova');
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()).toBeVisible();
  const seen = await measureChat(page, 10, (perSecond: number, seconds: number) =>
    sandbox.chat('nova', perSecond, seconds),
  );
  expect(seen.work, 'milliseconds of work at one go').toBeLessThanOrEqual(CHAT_LIMITS.work);
  expect(seen.lines, 'lines in the document').toBeGreaterThan(5);
  expect(seen.lines, 'lines in the document').toBeLessThanOrEqual(CHAT_LIMITS.lines);
  expect(seen.growth, 'megabytes more than before').toBeLessThanOrEqual(CHAT_LIMITS.growth);
});
