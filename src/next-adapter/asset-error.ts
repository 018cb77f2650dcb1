// What: recognizes and marks the errors after which Next's router loads a new document, so that the page can stay open
// while the site is unreachable (shell/frame/use-offline-guard).
// Saves: no time. Without it, the browser's error page replaces the page when the connection is lost.
// Relies on: `isAssetError` and `markAssetError` of Next's route loader, and the router reporting such an error as
// `routeChangeError` before it loads the document.
// If they change: pages whose code is missing show an error or load at once, even while the site is unreachable.
// Test: tests/pages/shell/offline.test.tsx; in the build tests/e2e/failures.spec.ts and tests/e2e/deploy.spec.ts.
export { isAssetError, markAssetError } from 'next/dist/client/route-loader';
