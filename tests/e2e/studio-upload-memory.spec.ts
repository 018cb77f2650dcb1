import { join } from 'node:path';
import { setSessionCookie } from './support/accounts';
import { watchMemory } from './support/memory';
import { open } from './support/ready';
import { expect, test } from './support/test';
import { chooseFiles, ownDirectory, writeLongVideo } from './support/upload';

/** Size of the video in MB. `UPLOAD_MB=2048` uploads 2 GB, with the same limit. */
const FILM_MB = Number(process.env.UPLOAD_MB ?? 300);
/** Maximum growth in MB. */
const MAX_GROWTH = 80;

// Trace recording would distort the measurement.
test.use({ trace: 'off' });

test('a video of hundreds of megabytes is streamed: neither browser nor back end holds it in memory', async ({
  page,
  servers,
  sandbox,
}) => {
  test.skip(process.platform !== 'linux', 'Only Linux tells what a process holds.');
  test.setTimeout(60_000 + FILM_MB * 200);
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'night.mp4');
  await writeLongVideo(film, FILM_MB * 1024 * 1024);
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos/new');
  const memory = await watchMemory(page, { sandbox: servers.sandboxPid });
  await chooseFiles(page, film);
  // Don't query the page meanwhile, because that would add to the measurement.
  const getStatuses = async () => {
    await memory.look();
    return (await sandbox.requests('POST', '/performer/assets/videos/upload')).map(({ status }) => status);
  };
  await expect.poll(getStatuses, { intervals: [200], timeout: 30_000 + FILM_MB * 150 }).toEqual([200]);
  await expect(page.getByText('Uploaded and saved as hidden.')).toBeVisible();
  const growth = memory.growth();
  test.info().annotations.push({ type: 'megabytes more than before', description: JSON.stringify(growth) });
  for (const [what, megabytes] of Object.entries(growth))
    expect(megabytes, `megabytes more: ${what}`).toBeLessThan(MAX_GROWTH);
  await remove();
});
