import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { nonceIn } from '@/shell/security/csp';
import { SITE_COLOURS } from '@/shell/site-colours';
import { THEME_SCRIPT } from '@/shell/theme-script';

interface Props extends DocumentInitialProps {
  nonce?: string;
}

/** The frame of every answer. Scripts carry the nonce of the policy that the shell has set on the response. */
export default class EncoreDocument extends Document<Props> {
  static override async getInitialProps(ctx: DocumentContext): Promise<Props> {
    const initial = await Document.getInitialProps(ctx);
    return { ...initial, nonce: nonceIn(ctx.res?.getHeader('Content-Security-Policy')) };
  }

  override render() {
    const { nonce } = this.props;
    return (
      <Html lang="en" data-theme="light">
        <Head nonce={nonce}>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={SITE_COLOURS.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={SITE_COLOURS.dark} />
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        </Head>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
