// What: fetches the scripts of a page after its first paint, so that they don't compete with the first picture
// (decision 0053).
// Saves: 2% to 7% of the time until the first picture of 200 kB is complete, and 5% to 7% of the first paint of a page
// seen before. Costs: hydration is 5% to 7% later on a first view (docs/architecture.md, Performance optimizations).
// Relies on: Next's `Head` writing scripts as elements with `src`, which pages/_document.tsx passes through
// `afterPaint`; browsers not fetching unknown script types.
// If they change: script tags that bypass `getScripts` or `getDynamicChunks` are fetched before the paint again; the
// page still works.
// Test: tests/integration/shell/after-paint.test.tsx; in the build tests/e2e/built-output.spec.ts.
import { cloneElement, type ReactElement } from 'react';

/** A type that browsers don't treat as a script and therefore don't fetch. */
const DEFERRED_TYPE = 'text/lazy';

/**
 * Runs in the head. Fetches the deferred scripts in order after the document is parsed and painted. They have high
 * priority, so pictures below the fold wait for them. A hidden page is never painted and fetches them at once.
 */
export const AFTER_PAINT_SCRIPT = `(function(){function go(){document.querySelectorAll('script[type="${DEFERRED_TYPE}"]').forEach(function(s){var n=document.createElement('script');n.async=false;n.fetchPriority='high';n.src=s.getAttribute('src');s.replaceWith(n)})}function ready(){document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})}document.readyState==='loading'?document.addEventListener('DOMContentLoaded',ready):ready()})()`;

type Script = ReactElement<{ src?: string; type?: string; defer?: boolean; async?: boolean }>;

/**
 * Returns Next's script elements in a form that only `AFTER_PAINT_SCRIPT` fetches. In development they stay unchanged
 * because Next's reload needs them.
 */
export function deferScripts(scripts: readonly (Script | null)[]): Script[] {
  const present = scripts.filter((script) => script !== null);
  if (process.env.NODE_ENV !== 'production') return present;
  return present.map((script) =>
    script.props.src ? cloneElement(script, { type: DEFERRED_TYPE, defer: undefined, async: undefined }) : script,
  );
}
