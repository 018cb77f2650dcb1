import { createSpeedMeter } from '@/store/upload/send-file.saga';

test('upload speed: nothing is shown in the first second, then the speed and the remaining time', () => {
  const pace = createSpeedMeter();
  expect(pace(0, 0, 1000)).toEqual({ speed: null, left: null });
  expect(pace(500, 50, 1000)).toEqual({ speed: null, left: null });
  expect(pace(2000, 200, 1000)).toEqual({ speed: 100, left: 8 });
});

test('upload speed: follows a slower connection, and shows no remaining time on a stalled one', () => {
  const pace = createSpeedMeter();
  for (let second = 0; second <= 10; second += 1) pace(second * 1000, second * 1000, 100_000);
  for (let second = 11; second <= 25; second += 1) pace(second * 1000, 10_000, 100_000);
  expect(pace(26_000, 10_000, 100_000)).toEqual({ speed: 0, left: null });
});
