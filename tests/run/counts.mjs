export function makeCounts() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const missing = [];
  const why = () => (missing.length > 0 ? ` (not installed: ${missing.join(', ')})` : '');
  return {
    add({ passed, failed, skipped = 0 }) {
      sum.passed += passed;
      sum.failed += failed;
      sum.skipped += skipped;
    },
    failed: () => sum.failed,
    /** Missing browsers, whose tests are skipped. */
    lack(browsers) {
      missing.push(...browsers);
    },
    /** The line that a CI server reads: `812 passed, 0 failed`. */
    line: () => `${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped${why()}` : why()}`,
  };
}
