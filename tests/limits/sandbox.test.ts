import { createSandbox } from '@sandbox/app';
import { buildSeed } from '@sandbox/seed/build-seed';
import { getCaller } from '../unit/sandbox/support/caller';
import { cpuTimeMs } from './cpu-time';

test('sandbox: building the seed takes less than 300 ms of CPU time', () => {
  const start = process.cpuUsage();
  for (let round = 0; round < 3; round += 1)
    buildSeed({ now: new Date('2026-03-14T15:09:26.535Z'), baseUrl: 'http://127.0.0.1:4000' });
  expect(cpuTimeMs(start) / 3).toBeLessThan(300);
});

test('sandbox: a reset takes less than one second of CPU time', () => {
  const { sandbox } = getCaller(createSandbox({ baseUrl: 'http://api.test' }));
  sandbox.reset();
  const start = process.cpuUsage();
  sandbox.reset();
  expect(cpuTimeMs(start)).toBeLessThan(1000);
});

test('sandbox: 5,000 videos are created and paged in less than three seconds of CPU time', async () => {
  const api = getCaller(createSandbox());
  const start = process.cpuUsage();
  await api.call('POST', '/__sandbox/items', { body: { kind: 'videos', count: 5000 } });
  await api.get('/user/assets/videos/search?sortBy=popular&limit=24&offset=4968');
  expect(cpuTimeMs(start)).toBeLessThan(3000);
});
