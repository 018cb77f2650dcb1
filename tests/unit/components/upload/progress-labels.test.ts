import { toPercent, progressLabel, type Progress } from '@/components/upload/progress-labels';

const MB = 1024 * 1024;
const at = (part: Partial<Progress>): Progress => ({
  step: 'sending',
  size: 100 * MB,
  sent: 25 * MB,
  total: 100 * MB,
  speed: null,
  left: null,
  endedSession: false,
  isResumable: false,
  hasRestarted: false,
  arrived: false,
  ...part,
});

test.each([
  [at({ step: 'waiting' }), 'Waiting · 100 MB'],
  [at({}), '25% of 100 MB'],
  [at({ speed: 2 * MB, left: 37.5 }), '25% of 100 MB · 2 MB/s · 40 seconds left'],
  [at({ speed: 0 }), '25% of 100 MB · Waiting for the connection'],
  [at({ sent: 100 * MB }), 'Uploaded. The server is processing it…'],
  [
    at({ isResumable: true, hasRestarted: true, sent: 0 }),
    'The server no longer had the first part, so the upload started over · 0% of 100 MB',
  ],
  [at({ step: 'retrying' }), 'The connection was lost. The upload retries automatically, from the start.'],
  [
    at({ step: 'retrying', isResumable: true }),
    'The connection was lost. The upload retries automatically and continues where it stopped.',
  ],
  [at({ step: 'paused', isResumable: true }), 'Paused at 25%. Your progress is saved.'],
  [
    at({ step: 'paused', isResumable: true, endedSession: true }),
    'Paused because your session ended. Log in to continue. Your progress is saved.',
  ],
  [
    at({ step: 'paused', endedSession: true }),
    'Stopped because your session ended. Log in to upload the file again from the start.',
  ],
  [at({ step: 'failed', error: 'This is no film.' }), 'This is no film.'],
  [
    at({ step: 'failed', error: 'Too long.', arrived: true }),
    'The file is uploaded, but your details couldn’t be saved: Too long.',
  ],
])('progress is shown in one line (%#)', (progress, label) => expect(progressLabel(progress)).toBe(label));

test('progress shows 100 only when everything is sent', () => {
  expect(toPercent({ sent: 999, total: 1000 })).toBe(99);
  expect(toPercent({ sent: 1000, total: 1000 })).toBe(100);
  expect(toPercent({ sent: 0, total: 0 })).toBe(0);
});
