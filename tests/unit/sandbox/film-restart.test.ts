import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getData, smallSandbox } from './support/caller';
import { getFile, filmBytes, getForm, waitForFilm } from './support/sent-media';

const OWN = '/performer/assets/videos';

test('a video conversion interrupted by a stop continues after the restart', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const before = smallSandbox({ dir });
  const body = getForm({ title: 'Evening', status: 'active', video: getFile(await filmBytes(), 'evening.mp4') });
  const { _id: id, processing } = getData(
    await before.call('POST', `${OWN}/upload`, { token: await before.logIn('aria'), body }),
  );
  expect(processing).toBe(true);
  await before.sandbox.close();

  const after = smallSandbox({ dir });
  const token = await after.logIn('aria');
  const path = `${OWN}/${String(id)}/view`;
  expect(getData(await after.get(path, { token }))).toMatchObject({ processing: true });
  const video = await waitForFilm(after, path, token);
  expect(video).toMatchObject({ status: 'active', video: { duration: 2 } });
  await after.sandbox.close();
  rmSync(dir, { recursive: true });
}, 180_000);
