import { visibleText } from './reader';

/** Traces of missing values. */
const NO_VALUE = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bInfinity\b/;
/** Impossible numbers: a million millions and more, or in exponential notation. */
const ABSURD = /\d{1,3}(?:,\d{3}){4,}|\d\.\d+e\+\d+/;
const ATTRIBUTE =
  /\s(href|src|srcset|title|alt|aria-label|aria-valuetext|placeholder|value|content|datetime|data-title)="([^"]*)"/g;

/** Finds signs of missing or impossible values in the texts and visible attributes of a page. */
export function findBrokenTexts(html: string): string[] {
  const found: string[] = [];
  const text = visibleText(html);
  const broken =
    /.{0,40}(?:\bundefined\b|\bNaN\b|\[object|Invalid Date|\bInfinity\b|\bnull\b).{0,20}/.exec(text) ??
    new RegExp(`.{0,40}(?:${ABSURD.source}).{0,20}`).exec(text);
  if (broken) found.push(`reads “${broken[0]}”`);
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  if (NO_VALUE.test(title) || title.trim() === '') found.push(`is titled “${title}”`);
  for (const [whole, name, value = ''] of html.replace(/<(script|style)\b.*?<\/\1>/gs, '').matchAll(ATTRIBUTE)) {
    const isLink = name === 'href' || name === 'src';
    if (NO_VALUE.test(value) || (isLink && /\/null\b/.test(value))) found.push(`has${whole.slice(0, 160)}`);
  }
  return [...new Set(found)];
}
