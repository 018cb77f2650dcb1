import type { ServerResponse } from 'node:http';
import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
  type DocumentProps,
} from 'next/document';
import { deferScripts } from '@/next-adapter/deferred-scripts';
import { announcePicture, firstPicture, previewRule } from '@/server/first-picture.server';
import { HEAD_SCRIPT, STUDIO_HEAD_SCRIPT } from '@/next-adapter/head-script';
import { inlineOwnStyles, inlineStyles } from '@/next-adapter/inline-styles.server';
import { stringRenderPage } from '@/next-adapter/render-page.server';
import { ROUTE_LIST } from '@/next-adapter/route-list';
import { paths } from '@/lib/page/paths';
import { findNonce } from '@/server/security/csp';
import { allowScripts } from '@/server/security/own-scripts.server';
import { SITE_COLORS } from '@/server/site-colors';

interface Props extends DocumentInitialProps {
  nonce?: string;
  /** The response, whose content security policy covers inline scripts. */
  res?: ServerResponse;
  /** Blurred preview of the largest image. */
  preview: string | null;
}

/** Inline scripts that Next adds to a page. */
function scriptsOfNext(page: DocumentProps): string[] {
  const head = Object.assign(new Head({}), { context: page });
  const scripts = head.getScripts({ sharedFiles: [], pageFiles: [], allFiles: [] });
  return scripts.flatMap(
    ({ props }: { props: { dangerouslySetInnerHTML?: { __html: string } } }) =>
      props.dangerouslySetInnerHTML?.__html ?? [],
  );
}

type Files = Parameters<Head['getScripts']>[0];

/**
 * Inlines the page's styles and preloads its scripts after the first paint; the route list loads only when the visitor
 * is about to navigate.
 */
class PageHead extends Head {
  override getCssLinks(files: Files) {
    const links = super.getCssLinks(files);
    return links && inlineStyles(links);
  }

  override getDynamicChunks(files: Files) {
    return deferScripts(super.getDynamicChunks(files));
  }

  override getScripts(files: Files) {
    return deferScripts(
      super.getScripts(files).filter(({ props }: { props: { src?: string } }) => !props.src?.includes(ROUTE_LIST)),
    );
  }
}

/** The HTML document. Scripts carry the CSP nonce of the response; cached pages use hashes. */
export default class EncoreDocument extends Document<Props> {
  static override async getInitialProps(ctx: DocumentContext): Promise<Props> {
    const initial = inlineOwnStyles(await Document.getInitialProps({ ...ctx, renderPage: stringRenderPage(ctx) }));
    const picture = firstPicture(initial.html);
    if (picture) announcePicture(ctx.res, picture);
    const preview = picture && (await previewRule(picture));
    return { ...initial, preview, nonce: findNonce(ctx.res?.getHeader('Content-Security-Policy')), res: ctx.res };
  }

  override render() {
    const { nonce, res, preview } = this.props;
    // No shared cache stores pages of the studio, so they always have a nonce.
    const isStudio = nonce !== undefined && this.props.__NEXT_DATA__.page.startsWith(paths.studio);
    if (!nonce) allowScripts(res, this.props.__NEXT_DATA__.page, () => scriptsOfNext(this.props));
    return (
      <Html lang="en" data-theme="light">
        <PageHead nonce={nonce}>
          {/* The first one whose `media` matches counts; the site's theme sets it (theme-script.ts, app-frame.tsx). */}
          <meta name="theme-color" media="not all" content={SITE_COLORS.dark} />
          <meta name="theme-color" content={SITE_COLORS.light} />
          {preview && <style dangerouslySetInnerHTML={{ __html: preview }} />}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: isStudio ? STUDIO_HEAD_SCRIPT : HEAD_SCRIPT }} />
        </PageHead>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
