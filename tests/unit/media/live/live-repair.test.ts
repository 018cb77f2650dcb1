import { nextLiveRepair, stallLimitMs, INITIAL_REPAIR_STATE } from '@/media/live/live-repair';
import type { LiveFault } from '@/media/live/live-repair';

/** Feeds a sequence of faults and returns the repair steps. */
function getSteps(faults: readonly LiveFault[], { online = true, seen = true } = {}) {
  let state = INITIAL_REPAIR_STATE;
  return faults.map((fault) => {
    const next = nextLiveRepair(state, fault, { online, hasPlayed: seen });
    state = next.state;
    return next.step;
  });
}

const pauses = (faults: readonly LiveFault[]) =>
  getSteps(faults).map((step) => ('afterMs' in step ? step.afterMs : null));
const row = (fault: LiveFault, length: number) => Array.from({ length }, () => fault);

test('a missing stream is polled every few seconds without end', () => {
  expect(new Set(pauses(row('absent', 50)))).toEqual(new Set([2500]));
});

test('the message says whether the stream has not started or has stopped', () => {
  expect(getSteps(['absent'], { seen: false })[0]?.message).toMatch(/isn’t live yet/);
  expect(getSteps(['absent'], { seen: true })[0]?.message).toMatch(/has stopped/);
});

test('polling does not request a new token each time', () => {
  const fresh = (seen: boolean) =>
    getSteps(row('absent', 3), { seen }).map((step) => step.do === 'restart' && step.freshToken);
  expect(fresh(false)).toEqual([false, false, false]);
  expect(fresh(true)).toEqual([true, false, false]);
});

test('a lost connection is retried with increasing pauses, ten seconds at most', () => {
  expect(pauses(row('network', 7))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test('offline, no attempt is counted, and the stream is retried at a steady pace', () => {
  expect(getSteps(['network', 'absent', 'stalled'], { online: false }).map((step) => step.do)).toEqual([
    'await-network',
    'await-network',
    'await-network',
  ]);
  const [step] = getSteps(['network'], { online: false });
  expect(step).toMatchObject({ afterMs: 8000, message: expect.stringContaining('offline') });
  expect(nextLiveRepair(INITIAL_REPAIR_STATE, 'network', { online: false, hasPlayed: true }).state).toBe(
    INITIAL_REPAIR_STATE,
  );
});

test('a broken stream is repaired in place, then restarted', () => {
  expect(getSteps(['media', 'media']).map((step) => step.do)).toEqual(['recover', 'restart']);
});

test('a refused token is renewed at once; a second refusal is reported and slows down retries', () => {
  const steps = getSteps(['refused', 'refused', 'refused']);
  expect(steps).toEqual([
    expect.objectContaining({ do: 'restart', afterMs: 0, freshToken: true }),
    expect.objectContaining({
      do: 'restart',
      afterMs: 2000,
      freshToken: true,
      message: expect.stringContaining('wasn’t accepted'),
    }),
    expect.objectContaining({ do: 'restart', afterMs: 4000, freshToken: true }),
  ]);
});

test('a stream that stalls repeatedly gets a lower quality', () => {
  expect(getSteps(['stalled', 'stalled']).map((step) => step.do === 'restart' && step.lower)).toEqual([false, true]);
});

test('a slow start gets more time on each attempt; a stream that played and stalls does not', () => {
  expect([0, 1, 2, 3, 9].map((stalled) => stallLimitMs(false, { stalled }))).toEqual([
    12_000, 24_000, 48_000, 48_000, 48_000,
  ]);
  expect([0, 5].map((stalled) => stallLimitMs(true, { stalled }))).toEqual([5000, 5000]);
});
