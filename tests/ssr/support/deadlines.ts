import { timerHolder } from '../../setup/timer-holder';

/** `ENVIRONMENT` of site.ts gives a request 60 s, of which the calls for settings and country get 60%. */
const FIRST_CALLS_MS = 36_000;

/**
 * Lets a test fire the deadline of a call that the API holds. A short real deadline would also end other calls on a slow
 * machine.
 */
export function heldDeadlines() {
  const timers = timerHolder();
  return {
    hold: () => timers.hold(FIRST_CALLS_MS),
    /** Waits until `isHeld` is true and only that call is pending, and ends it. */
    async fire(isHeld: () => Promise<boolean>): Promise<void> {
      while (!(await isHeld()) || timers.count() !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
      timers.fire();
    },
  };
}
