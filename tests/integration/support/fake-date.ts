/** Sets the date, and leaves timers real. */
export const fakeDate = (now: string): void =>
  void jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      // The types of Jest lack it.
      'Intl' as never,
    ],
  });
