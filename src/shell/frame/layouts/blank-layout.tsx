import type { ReactNode } from 'react';

/** Nothing around the page: story viewer, sign-out. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
