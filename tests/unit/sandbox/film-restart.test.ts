import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, smallSandbox } from './support/caller';
import { fileOf, filmBytes, formOf } from './support/sent-media';

const OWN = '/performer/assets/videos';

test('a video conversion interrupted by a stop continues after the restart', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const before = smallSandbox({ dir });
  const body = formOf({ title: 'Evening', status: 'active', video: fileOf(await filmBytes(), 'evening.mp4') });
  const { _id: id, processing } = dataOf(
    await before.call('POST', `${OWN}/upload`, { token: await before.logIn('aria'), body }),
  );
  expect(processing).toBe(true);
  await before.sandbox.close();

  const after = smallSandbox({ dir });
  const token = await after.logIn('aria');
  const look = async () => dataOf(await after.get(`${OWN}/${String(id)}/view`, { token }));
  let video = await look();
  expect(video).toMatchObject({ processing: true });
  for (let tries = 0; video.processing && tries < 1500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    video = await look();
  }
  expect(video).toMatchObject({ processing: false, status: 'active', video: { duration: 2 } });
  await after.sandbox.close();
  rmSync(dir, { recursive: true });
}, 180_000);
