import { HtmlValidate, Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';

const rules = new HtmlValidate({ root: true, extends: ['html-validate:standard'] }).getConfigForSync('page.html');

/** Cached, because resolving the rules takes as long as checking a page. */
class KnownRules extends StaticConfigLoader {
  override getConfigFor() {
    return rules;
  }
}

const validator = new HtmlValidate(new KnownRules());

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A page as a crawler reads it. */
export interface PageReading {
  title: string;
  /** URLs of all canonical links. */
  canonical: string[];
  /** Contents of all `<meta>` elements with this name or property. */
  meta(name: string): string[];
  /** URL of the first `<link>` with this relation. */
  link(rel: string): string | undefined;
  jsonLd: JsonLd[];
  /** The visible text in one line. */
  text: string;
  /** The URLs of all links. */
  links: string[];
  elements(selector: string): HtmlElement[];
  /** The state sent to the browser's scripts. */
  state: { props: { initialState?: Record<string, unknown>; pageProps?: unknown; runtime?: unknown } };
}

export type JsonLd = { '@context': string; '@type': string } & Record<string, unknown>;

/** Parses a page without running its scripts. */
export function read(html: string): PageReading {
  const root = new Parser(rules).parseHtml(html);
  const elements = (selector: string) => root.querySelectorAll(selector);
  const attributes = (selector: string, name: string) =>
    elements(selector).map((element) => decoded(element.getAttributeValue(name) ?? ''));
  const scripts = (selector: string) => elements(selector).map((element) => JSON.parse(element.textContent) as unknown);
  return {
    title: decoded(
      elements('title')
        .map((element) => element.textContent)
        .join('|'),
    ),
    canonical: attributes('link[rel="canonical"]', 'href'),
    meta: (name) => [
      ...attributes(`meta[name="${name}"]`, 'content'),
      ...attributes(`meta[property="${name}"]`, 'content'),
    ],
    link: (rel) => attributes(`head > link[rel="${rel}"]`, 'href')[0],
    jsonLd: scripts('script[type="application/ld+json"]') as JsonLd[],
    text: visibleText(html),
    links: attributes('a', 'href'),
    elements,
    state: (scripts('#__NEXT_DATA__')[0] ?? { props: {} }) as PageReading['state'],
  };
}

/** The visible text of a page in one line. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decoded(
    body
      .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML errors of a page; empty if it is valid. */
export const htmlProblems = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message} near ${html.slice(Math.max(0, offset - 80), offset + 80)}`,
      ),
    );
