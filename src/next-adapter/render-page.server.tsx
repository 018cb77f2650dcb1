import type { AppInitialProps, DocumentContext } from 'next/dist/shared/lib/utils';
import { renderToString } from 'react-dom/server';

type RenderPage = DocumentContext['renderPage'];

/** A page that React leaves to the browser to draw, because it could not. */
const GIVEN_UP = '<div id="__next"><!--$!-->';

/**
 * `renderPage` for a document, by React's renderer of strings. The one that Next uses writes a stream of bytes, every attribute
 * encoded by itself, and gathers it again before anything is sent: six times the work for the same HTML. Next's own render, which
 * goes by the app's props, is left with an empty page; `head` is what the tree has put there. A page that throws is thrown on to Next.
 */
export const stringRenderPage = ({ renderPage, AppTree }: Pick<DocumentContext, 'renderPage' | 'AppTree'>): RenderPage =>
  async () => {
    let html: string | null = null;
    const draw = (props: AppInitialProps, whole: boolean) =>
      renderToString(
        <div id="__next">
          <AppTree {...props} whole={whole} />
        </div>,
      );
    const page = await renderPage({
      enhanceApp: () =>
        function WholePage(props) {
          const drawn = draw(props, false);
          // What throws is not thrown on: it leaves its boundary empty. The page without that boundary says what it was.
          html = drawn.includes(GIVEN_UP) ? draw(props, true) : drawn;
          return null;
        },
    });
    // Where Next shows an error of a development build, it does not ask for the app.
    return { ...page, html: html ?? page.html };
  };
