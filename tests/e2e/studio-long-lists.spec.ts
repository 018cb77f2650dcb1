import { setSessionCookie } from './support/accounts';
import { expectEveryListToReach } from './support/studio-lists';
import { test } from './support/test';

test('every studio list works with 5,000 rows, up to its last page', async ({ page, servers, sandbox }) => {
  test.setTimeout(600_000);
  await setSessionCookie(page, servers, 'performer');
  await expectEveryListToReach(5000, page, sandbox);
});
