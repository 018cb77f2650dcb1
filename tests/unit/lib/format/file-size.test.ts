import { formatBytes, formatWait } from '@/lib/format/file-size';

test('file sizes are readable', () => {
  expect([0, 900, 1536, 10 * 1024 ** 2, 123.4 * 1024 ** 2, 4 * 1024 ** 3, 5000 * 1024 ** 3].map(formatBytes)).toEqual([
    '0 bytes',
    '900 bytes',
    '1.5 KB',
    '10 MB',
    '123 MB',
    '4 GB',
    '5000 GB',
  ]);
});

test('remaining times are readable', () => {
  expect([0, 9, 12, 54, 60, 61, 3599, 3600, 3900, 7260].map(formatWait)).toEqual([
    'a few seconds',
    'a few seconds',
    '15 seconds',
    '55 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '1 hour',
    '1 hour 5 minutes',
    '2 hours 1 minute',
  ]);
});
