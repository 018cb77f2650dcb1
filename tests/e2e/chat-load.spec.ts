import { CHAT_LIMITS, measureChat } from '../bench/chat-load.mjs';
import { open } from './support/ready';
import { expect, test } from './support/test';

test('fifty messages a second in a full room leave the page quick, small and as light as before', async ({ page, servers, sandbox }) => {
  await open(page, '/stream/nova');
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()).toBeVisible();
  const seen = await measureChat(page, { api: servers.api, performer: 'nova', seconds: 10 });
  // Its lines stay in the room.
  await sandbox.reset();
  expect(seen.work, 'milliseconds of work at one go').toBeLessThanOrEqual(CHAT_LIMITS.work);
  expect(seen.lines, 'lines in the document').toBeGreaterThan(5);
  expect(seen.lines, 'lines in the document').toBeLessThan(CHAT_LIMITS.lines);
  expect(seen.growth, 'megabytes more than before').toBeLessThan(CHAT_LIMITS.growth);
});
