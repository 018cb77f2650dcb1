import type { ReactNode } from 'react';

/** Layout without header and footer: story viewer, logout. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
