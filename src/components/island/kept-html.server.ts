import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** How many pieces are kept; the one that was not asked for longest goes first. */
const MOST = 300;

/** A part that looks the same whoever it is for, as long as its key is. */
export interface Still {
  /** Everything that the element goes by. */
  key: string;
  /** What ids within it begin with, so that no other part of the page has the same. */
  prefix: string;
  /** Needs nothing from around it. */
  element: ReactElement;
}

const kept = new Map<string, string>();

/** The HTML of a part, written once for all pages with the same in it. The key is all that it was made of, so it tells nobody anything new. */
export function keptHtml({ key, prefix, element }: Still): string {
  const html = kept.get(key) ?? renderToString(element, { identifierPrefix: prefix });
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return html;
}
