// What: writes the stylesheets of a page into its head, so that the first paint needs no further request
// (decision 0052).
// Saves: on the first view of /home 17 requests before the first paint and 7.9 kB gzipped (13.2 kB in the page, 21.1 kB
// as files).
// Relies on: `Head.getCssLinks`, CSS files in .next/static, and the chunk loader looking for a `link` with the same
// `href`; React writing the link of a sheet with `precedence` before the page, and looking for it in the document.
// If they change: an unreadable sheet stays a link (slower, still correct), or the chunk loader fetches inlined sheets
// again.
// Test: tests/unit/next-adapter/inline-styles.test.tsx; in the build tests/e2e/built-output.spec.ts and
// tests/e2e/smoke.spec.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** The folder that `/_next/…` maps to. */
const BUILD = '.next';
const FILE = /\/_next\/(static\/[^?#]+\.css)/;
const PUBLIC_FILE = /^\/[\w-]+\.css$/;

/** CSS that can't be inlined: URLs relative to the file, imports, and text that would close the element. */
const NOT_INLINABLE = /url\(|@import|<\/style/i;

/** Missing in React's types for `link`. */
const DISABLED = { disabled: true };

/** Stylesheets by URL; null for one that has to stay a file. Bounded by the number of sheets in the build. */
const sheets = new Map<string, string | null>();

function sheetAt(href: string): string | null {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const sheet = readSheet(href);
  sheets.set(href, sheet);
  return sheet;
}

function getFile(href: string): string | null {
  const built = FILE.exec(href)?.[1];
  if (built) return join(BUILD, decodeURIComponent(built));
  return PUBLIC_FILE.test(href) ? join('public', href) : null;
}

function readSheet(href: string): string | null {
  const file = getFile(href);
  if (!file) return null;
  try {
    // Otherwise the build traces the file to anywhere in the project, and puts all of it into `.next/standalone`.
    const sheet = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
    return NOT_INLINABLE.test(sheet) ? null : sheet;
  } catch {
    return null;
  }
}

/**
 * Replaces stylesheet links by their inlined sheets, in the same order. The links stay, disabled: browsers don't fetch
 * them, and the chunk loader sees that the sheet is present. Sheets that can't be read or inlined stay links, and so
 * does everything in development, where sheets change.
 */
export function inlineStyles(links: readonly ReactElement<{ rel?: string; href?: string }>[]): ReactElement[] {
  if (process.env.NODE_ENV === 'development') return [...links];
  return links.flatMap((link) => {
    const { rel, href = '' } = link.props;
    const sheet = sheetAt(href);
    if (sheet === null) return link;
    if (rel !== 'stylesheet') return [];
    return (
      <Fragment key={link.key}>
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
        <link rel="stylesheet" href={href} {...DISABLED} />
      </Fragment>
    );
  });
}

/** The link that React writes before a page that brings a stylesheet with `precedence`. */
const LINK_OF_REACT = /<link rel="stylesheet" href="([^"]+)" data-precedence="\w+"/;

interface RenderedPage {
  html: string;
  styles?: ReactNode;
}

/** Does the same with the stylesheet that the page brings itself, if any: it follows the others in the head. */
export function inlineOwnStyles<P extends RenderedPage>(page: P): P {
  const [link = '', href = ''] = LINK_OF_REACT.exec(page.html) ?? [];
  const sheet = process.env.NODE_ENV === 'development' ? null : sheetAt(href);
  if (sheet === null) return page;
  return {
    ...page,
    html: page.html.replace(link, `${link} disabled=""`),
    styles: (
      <>
        {page.styles}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </>
    ),
  };
}
