import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** A part that looks the same whoever it is for, as long as its key is. */
export interface Still {
  /** Everything that the element goes by. */
  key: string;
  /** What ids within it begin with, so that no other part of the page has the same. */
  prefix: string;
  /** Needs nothing from around it. */
  element: ReactElement;
}

const cached = new LRUCache<string, string>({ max: 300 });

/** The HTML of a part, written once for all pages with the same in it. The key is all that it was made of, so it tells nobody anything new. */
export function stillHtml({ key, prefix, element }: Still): string {
  const html = cached.get(key) ?? renderToString(element, { identifierPrefix: prefix });
  cached.set(key, html);
  return html;
}
