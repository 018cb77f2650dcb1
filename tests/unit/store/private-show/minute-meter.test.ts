import { affordable, isSettled, lengthAt, MINUTE_MS, newMeter, runsAt, timeLeft, untilNextMinute } from '@/store/private-show/minute-meter';

const START = 1_000_000;
const at = (minutes: number) => START + minutes * MINUTE_MS;

test('the first minute begins with the show, and every other one at a whole minute after it, however late one looks', () => {
  let meter = runsAt(newMeter(START), START);
  expect(meter.due).toEqual([1]);
  meter = runsAt(meter, at(0.99));
  expect(meter.due).toEqual([1]);
  meter = runsAt(meter, at(1.4));
  expect(meter.due).toEqual([1, 2]);
  expect(untilNextMinute(meter, at(1.4))).toBeCloseTo(0.6 * MINUTE_MS);
});

test('minutes in which the show never ran are left out', () => {
  const meter = runsAt(runsAt(newMeter(START), START), at(4.5));
  expect(meter.due).toEqual([1, 5]);
});

test('a minute is settled once, and a minute that was not charged costs nothing', () => {
  const begun = runsAt(runsAt(newMeter(START), START), at(1));
  const paid = isSettled(isSettled(begun, 1, 10.1), 1, 10.1);
  expect(paid).toMatchObject({ due: [2], minutes: 1, tokens: 10.1 });
  expect(isSettled(paid, 2, null)).toMatchObject({ due: [], minutes: 1, tokens: 10.1 });
});

test('a balance of 45 is good for four minutes at 10 and for any number of free ones; a clock set back takes nothing', () => {
  expect(affordable(45, 10)).toBe(4);
  expect(affordable(45, 0)).toBe(Infinity);
  const meter = runsAt(runsAt(newMeter(START), START), START - 5 * MINUTE_MS);
  expect(meter.due).toEqual([1]);
});

test('time left counts what is paid, what is about to be, and what the balance pays for', () => {
  const begun = runsAt(newMeter(START), START);
  expect(timeLeft(begun, 45, 10, START)).toBe(4 * MINUTE_MS);
  expect(timeLeft(isSettled(begun, 1, 10), 35, 10, at(0.5))).toBe(3.5 * MINUTE_MS);
});

test('a show is never longer than the minutes that have begun', () => {
  const meter = runsAt(newMeter(START), START);
  expect(lengthAt(meter, at(0.5))).toBe(MINUTE_MS / 2);
  expect(lengthAt(meter, at(90))).toBe(MINUTE_MS);
});
