import { deviceIds } from './device-ids';

// The head script uses this key too (next-adapter/theme-script).
const dismissed = deviceIds('encore.first-steps');

/** True if this performer dismissed the checklist of first steps on this device. */
export const areFirstStepsDismissed = (performerId: string): boolean => dismissed.read().includes(performerId);

/** Dismisses the checklist of first steps for this performer on this device. */
export function dismissFirstSteps(performerId: string): void {
  if (!areFirstStepsDismissed(performerId)) dismissed.write([...dismissed.read(), performerId]);
}

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onFirstStepsDismissed = dismissed.onChange;
