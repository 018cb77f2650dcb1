import Router from 'next/router';

/** Keeps the keyboard on the page when the one in sight is loaded again and what had the focus is gone. */
export function focusAfterRefresh(): void {
  const settle = () => {
    Router.events.off('routeChangeComplete', settle);
    // After the new page has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === document.body && document.getElementById('content')?.focus()));
  };
  Router.events.on('routeChangeComplete', settle);
}
