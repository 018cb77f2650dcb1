/** What somebody who opens a page must find. */
export interface Expected {
  path: string;
  /** Looked at by fan@example.com, where guests are sent to log in. */
  asFan?: boolean;
  status?: number;
  /** Without the name of the site. */
  title: string;
  canonical?: string;
  noindex?: boolean;
  /** Words that must be in the first HTML. */
  words: string[];
  /** Types of the structured data, in their order. */
  jsonLd?: string[];
}
