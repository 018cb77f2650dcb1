/** The expected content of a page. */
export interface Expected {
  path: string;
  /** Opened as fan@example.com, because guests are redirected to the login page. */
  asFan?: boolean;
  status?: number;
  /** Without the name of the site. */
  title: string;
  canonical?: string;
  noindex?: boolean;
  /** Texts that the server-rendered HTML must contain. */
  words: string[];
  /** Types of the structured data, in order. */
  jsonLd?: string[];
}
