import { expect, test } from '@playwright/test';
import { rate, startEdge } from './support/edge';

test('nginx: a cached page is sent at least 20 times as fast as one that has to be rendered', async () => {
  test.setTimeout(300_000);
  const edge = await startEdge();
  try {
    let number = 0;
    let rendered = 0;
    let cached = 0;
    await edge.ask('/home', { from: '10.5.0.1' });
    for (let round = 0; round < 2; round++) {
      rendered += await rate(edge, '10.5.0.1', 5, () => `/home?n=${number++}`);
      cached += await rate(edge, '10.5.0.1', 5, () => '/home');
    }
    expect(
      cached,
      `${Math.round(cached / 2)} cached and ${(rendered / 2).toFixed(1)} rendered pages a second`,
    ).toBeGreaterThanOrEqual(20 * rendered);
  } finally {
    await edge.stop();
  }
});
