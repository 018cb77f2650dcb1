// What: returns the props of the page on screen outside of React.
// Saves: about 0.3 kB of the first view, because only a lazy module (shell/load/keep-page) needs them.
// Relies on: `components` of Next's client router, the last loaded result of each route.
// If it changes: a page that fails to load again is replaced by the failure, as with any other navigation.
// Test: tests/pages/shell/offline.test.tsx.
import Router from 'next/router';

/** The props with which the page on screen was loaded; undefined if unknown. Browsers only. */
export const getShownProps = (): unknown => Router.router?.components[Router.pathname]?.props?.pageProps;
