import { cloneElement, type ReactElement } from 'react';

/** What browsers do not take for a script, and so do not fetch. */
const LATE = 'text/late';

/**
 * Runs in the head: has the scripts of the page fetched in their order, once the page is there and was painted. A page is read before it is used;
 * on a slow line its scripts, fetched beside its first picture, would take most of the line from it. Pictures further down wait for them.
 * Nobody paints what is in the background.
 */
export const AFTER_PAINT_SCRIPT = `(function(){function go(){document.querySelectorAll('script[type="${LATE}"]').forEach(function(s){var n=document.createElement('script');n.async=false;n.fetchPriority='high';n.src=s.getAttribute('src');s.replaceWith(n)})}function ready(){document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})}document.readyState==='loading'?document.addEventListener('DOMContentLoaded',ready):ready()})()`;

type Script = ReactElement<{ src?: string; type?: string; defer?: boolean; async?: boolean }>;

/** The scripts that Next names for a page, left to `AFTER_PAINT_SCRIPT`. In development they stay as they are: its reload counts on that. */
export function afterPaint(scripts: readonly (Script | null)[]): Script[] {
  const named = scripts.filter((script) => script !== null);
  if (process.env.NODE_ENV !== 'production') return named;
  return named.map((script) => (script.props.src ? cloneElement(script, { type: LATE, defer: undefined, async: undefined }) : script));
}
