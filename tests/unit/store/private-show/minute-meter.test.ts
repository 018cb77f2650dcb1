import {
  affordableMinutes,
  settleMinute,
  runningTimeAt,
  MINUTE_MS,
  newMeter,
  pauseMeter,
  startMinuteAt,
  msUntilBalanceEmpty,
  msUntilNextMinute,
} from '@/store/private-show/minute-meter';

const START = 1_000_000;
const at = (minutes: number) => START + minutes * MINUTE_MS;

test('the first minute starts with the show, and the others at whole minutes after it, however late the check', () => {
  let meter = startMinuteAt(newMeter(START), START);
  expect(meter.due).toEqual([1]);
  meter = startMinuteAt(meter, at(0.99));
  expect(meter.due).toEqual([1]);
  meter = startMinuteAt(meter, at(1.4));
  expect(meter.due).toEqual([1, 2]);
  expect(msUntilNextMinute(meter, at(1.4))).toBeCloseTo(0.6 * MINUTE_MS);
});

test('minutes in which the show never ran are skipped', () => {
  const meter = startMinuteAt(startMinuteAt(newMeter(START), START), at(4.5));
  expect(meter.due).toEqual([1, 5]);
});

test('a clock that is stopped twice counts the whole time since the first stop as lost', () => {
  const started = startMinuteAt(newMeter(START), START);
  const meter = startMinuteAt(pauseMeter(pauseMeter(started, at(0.5)), at(3)), at(4));
  expect(meter.due).toEqual([1]);
  expect(runningTimeAt(meter, at(4))).toBe(MINUTE_MS / 2);
});

test('a minute is settled once, and an uncharged minute costs nothing', () => {
  const started = startMinuteAt(startMinuteAt(newMeter(START), START), at(1));
  const paid = settleMinute(settleMinute(started, 1, 10.1), 1, 10.1);
  expect(paid).toMatchObject({ due: [2], minutes: 1, tokens: 10.1 });
  expect(settleMinute(paid, 2, null)).toMatchObject({ due: [], minutes: 1, tokens: 10.1 });
});

test('a minute that turns out to be charged after all counts once', () => {
  const unpaid = settleMinute(startMinuteAt(newMeter(START), START), 1, null);
  const paid = settleMinute(settleMinute(unpaid, 1, 10), 1, 10);
  expect(paid).toMatchObject({ due: [], notCharged: [], minutes: 1, tokens: 10 });
});

test('a balance of 45 lasts four minutes at 10 and any number of free ones; a clock set back takes nothing', () => {
  expect(affordableMinutes(45, 10)).toBe(4);
  expect(affordableMinutes(45, 0)).toBe(Infinity);
  expect(affordableMinutes(4.8, 1.6)).toBe(3);
  const meter = startMinuteAt(startMinuteAt(newMeter(START), START), START - 5 * MINUTE_MS);
  expect(meter.due).toEqual([1]);
});

test('the remaining time includes paid minutes, pending ones, and those the balance covers', () => {
  const started = startMinuteAt(newMeter(START), START);
  expect(msUntilBalanceEmpty(started, 45, 10, START)).toBe(4 * MINUTE_MS);
  expect(msUntilBalanceEmpty(settleMinute(started, 1, 10), 35, 10, at(0.5))).toBe(3.5 * MINUTE_MS);
});

test('a show is never longer than its started minutes', () => {
  const meter = startMinuteAt(newMeter(START), START);
  expect(runningTimeAt(meter, at(0.5))).toBe(MINUTE_MS / 2);
  expect(runningTimeAt(meter, at(90))).toBe(MINUTE_MS);
});
