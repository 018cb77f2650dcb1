import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fragment, type ReactElement } from 'react';

/** Where the build keeps what pages name as `/_next/…`. */
const BUILD = '.next';
const FILE = /\/_next\/(static\/[^?#]+\.css)/;

/** What means something else inside a page than in a file of its own: addresses beside the file, and what would end the element. */
const BOUND_TO_FILE = /url\(|@import|<\/style/i;

/** React's types of a link do not know it. */
const SWITCHED_OFF = { disabled: true };

/** Sheets of this build by address; null for one that has to stay a file. The same for every visitor, and no more than the build has. */
const sheets = new Map<string, string | null>();

function sheetAt(href: string): string | null {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const sheet = readSheet(href);
  sheets.set(href, sheet);
  return sheet;
}

function readSheet(href: string): string | null {
  const file = FILE.exec(href)?.[1];
  if (!file) return null;
  try {
    const sheet = readFileSync(join(process.cwd(), BUILD, decodeURIComponent(file)), 'utf8');
    return BOUND_TO_FILE.test(sheet) ? null : sheet;
  } catch {
    return null;
  }
}

/**
 * Writes the style sheets of the build into the page, in the place and order of their links, so that the first picture waits for no
 * further way to the server. The links stay, switched off: browsers do not fetch them, and the loader of chunks, which looks for them,
 * knows that the sheet is there. What cannot be read, or goes by its own address, stays a link, and so does all in development, where
 * sheets change.
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
        <link rel="stylesheet" href={href} {...SWITCHED_OFF} />
      </Fragment>
    );
  });
}
