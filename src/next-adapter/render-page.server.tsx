// What: renders pages with React's string renderer instead of Next's stream (decision 0041).
// Saves: 18% of the server's CPU time per page of a video for a fan (docs/architecture.md, Performance optimizations).
// Relies on: `renderPage` with `enhanceApp`, `AppTree`, the id `__next`, and React's `<!--$!-->` marker of a failed
// boundary.
// If they change: pages are empty or lack state, or errors are shown as empty pages with status 200. If `enhanceApp`
// isn't called, Next's own HTML is sent.
// Test: tests/ssr/rendering.test.tsx, tests/ssr/pages.test.tsx and tests/ssr/failures.test.tsx ("a page that fails to
// render").
import type { AppInitialProps, DocumentContext } from 'next/dist/shared/lib/utils';
import { renderToString } from 'react-dom/server';

type RenderPage = DocumentContext['renderPage'];

/** Start of a page whose boundary failed, which React leaves to the browser. */
const FAILED_BOUNDARY = '<div id="__next"><!--$!-->';

/**
 * A `renderPage` for a document that uses React's string renderer. Next's own writes a byte stream and collects it
 * again before anything is sent, which takes more CPU time. Next still renders, but an empty app, and collects `head`
 * from our tree. Errors of a page reach Next.
 */
export const stringRenderPage =
  ({ renderPage, AppTree }: Pick<DocumentContext, 'renderPage' | 'AppTree'>): RenderPage =>
  async () => {
    let html: string | null = null;
    const render = (props: AppInitialProps, whole: boolean) =>
      renderToString(
        <div id="__next">
          <AppTree {...props} whole={whole} />
        </div>,
      );
    const page = await renderPage({
      enhanceApp: () =>
        function WholePage(props) {
          const rendered = render(props, false);
          // The string renderer swallows errors inside a boundary. Rendering once more without the boundary throws the
          // error.
          html = rendered.includes(FAILED_BOUNDARY) ? render(props, true) : rendered;
          return null;
        },
    });
    // Next doesn't render the app when it shows a build error in development.
    return { ...page, html: html ?? page.html };
  };
