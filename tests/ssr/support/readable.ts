import { visibleText } from './reader';
import type { SiteResponse } from './site';

/** Story pages fill the screen and link back to their performer. */
const STORIES = /^\/stories\//;

const getCount = (html: string, element: string): number => html.split(new RegExp(`<${element}[\\s>]`)).length - 1;

/**
 * Lists what makes a page unusable, whatever has failed: it needs a heading, text and a link onward. `name` is the
 * site's, as a pattern.
 */
export function unreadable(path: string, { status, headers, html }: SiteResponse, name = 'Encore'): string[] {
  const found: string[] = [];
  const text = visibleText(html);
  // Only the head, because SVG images may have titles too.
  const head = html.slice(0, html.indexOf('</head>'));
  if (getCount(head, 'title') !== 1 || !new RegExp(`<title[^>]*>(?:\\S[^<]* · )?${name}</title>`).test(head))
    found.push('has no title');
  if (getCount(html, 'h1') !== 1) found.push(`has ${getCount(html, 'h1')} headings`);
  if (getCount(html, 'main') !== 1) found.push(`has ${getCount(html, 'main')} main parts`);
  const onward = STORIES.test(path) && status === 200 ? /<a [^>]*href="\/performers\// : /<a [^>]*href="\/home"/;
  if (!onward.test(html)) found.push('leads nowhere');
  if ((headers['retry-after'] !== undefined) !== (status === 503))
    found.push(`says ${headers['retry-after'] ? 'when' : 'nothing of when'} to come back`);
  if (status === 503 && !text.includes('couldn’t be loaded')) found.push('does not say what it lacks');
  const broken = /.{0,40}(?:undefined|\[object|NaN|\bnull\b).{0,20}/.exec(text);
  if (broken) found.push(`reads “${broken[0]}”`);
  return found;
}
