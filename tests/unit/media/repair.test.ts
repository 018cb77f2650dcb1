import { nextRepair, INITIAL_REPAIR_STATE } from '@/media/repair';
import type { Fault } from '@/media/repair';

/** Feeds a sequence of faults and returns the repair steps. */
function getSteps(faults: readonly Fault[], online = true) {
  let state = INITIAL_REPAIR_STATE;
  return faults.map((fault) => {
    const next = nextRepair(state, fault, online);
    state = next.state;
    return next.step;
  });
}

test('broken media is repaired once, then reported', () => {
  const steps = getSteps(['media', 'media', 'media']);
  expect(steps.map((step) => step.do)).toEqual(['recover', 'give-up', 'give-up']);
  expect(steps[0]?.message).toMatch(/repairing/i);
  expect(steps[1]?.message).toMatch(/couldn’t be repaired.*your position is saved/i);
});

test('a lost connection is retried three times, with increasing pauses', () => {
  const steps = getSteps(['network', 'network', 'network', 'network']);
  expect(steps).toEqual([
    { do: 'resume', afterMs: 1000, message: 'Connection lost. Retrying (1 of 3)…' },
    { do: 'resume', afterMs: 3000, message: 'Connection lost. Retrying (2 of 3)…' },
    { do: 'resume', afterMs: 8000, message: 'Connection lost. Retrying (3 of 3)…' },
    { do: 'give-up', message: expect.stringContaining('connection') },
  ]);
});

test('offline, the player waits without limit, also for a file that the browser calls unsupported', () => {
  const steps = getSteps(['network', 'source', 'network', 'source', 'network', 'source'], false);
  expect(new Set(steps.map((step) => step.do))).toEqual(new Set(['await-network']));
});

test('an expired URL is renewed once', () => {
  expect(getSteps(['source', 'source']).map((step) => step.do)).toEqual(['renew', 'give-up']);
});

test('each kind of fault has its own attempts', () => {
  expect(getSteps(['media', 'network', 'source']).map((step) => step.do)).toEqual(['recover', 'resume', 'renew']);
});
