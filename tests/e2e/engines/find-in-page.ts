import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { queryAllByRole } from '@testing-library/dom';
import type { Target } from './driver';

declare global {
  interface Window {
    TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole };
  }
}

/** Adds queries by role and accessible name to a page, for browsers that Playwright doesn't drive. */
export const FINDER = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

type WireName = { exact: string } | { pattern: string; flags: string };
export type WireTarget = Omit<Target, 'name' | 'within'> & { name?: WireName; within?: WireTarget };

/** A target in a form that JSON can represent. */
export const onTheWire = ({ name, within, ...rest }: Target): WireTarget => ({
  ...rest,
  ...(name === undefined
    ? {}
    : { name: typeof name === 'string' ? { exact: name } : { pattern: name.source, flags: name.flags } }),
  ...(within ? { within: onTheWire(within) } : {}),
});

/** Runs in the page: the visible matches in document order; null if the finder is not loaded yet. */
export function findInPage(target: WireTarget): HTMLElement[] | null {
  const finder = window.TestingLibraryDom;
  if (!finder || !document.body) return null;
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = ({ role, name, testId, css, text, within }: WireTarget): HTMLElement[] => {
    const roots = within ? all(within).slice(0, 1) : [document.body];
    const wanted = name && ('exact' in name ? name.exact : new RegExp(name.pattern, name.flags));
    const matches = roots.flatMap((root) => {
      if (role) return finder.queryAllByRole(root, role, { name: wanted });
      return [...root.querySelectorAll<HTMLElement>(testId ? `[data-testid="${testId}"]` : (css ?? '*'))];
    });
    return matches.filter(
      (element) => isVisible(element) && (text === undefined || (element.textContent ?? '').includes(text)),
    );
  };
  return all(target);
}
