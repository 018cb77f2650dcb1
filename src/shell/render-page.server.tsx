import type { DocumentContext } from 'next/dist/shared/lib/utils';
import { renderToString } from 'react-dom/server';

type RenderPage = DocumentContext['renderPage'];

/**
 * `renderPage` for a document, by React's renderer of strings. The one that Next uses writes a stream of bytes, every attribute
 * encoded by itself, and gathers it again before anything is sent: six times the work for the same HTML. Next's own render, which
 * goes by the app's props, is left with an empty page; `head` is what the tree has put there.
 */
export const stringRenderPage = ({ renderPage, AppTree }: Pick<DocumentContext, 'renderPage' | 'AppTree'>): RenderPage =>
  async () => {
    let html: string | null = null;
    const page = await renderPage({
      enhanceApp: () =>
        function WholePage(props) {
          html = renderToString(
            <div id="__next">
              <AppTree {...props} />
            </div>,
          );
          return null;
        },
    });
    // Where Next shows an error of a development build, it does not ask for the app.
    return { ...page, html: html ?? page.html };
  };
