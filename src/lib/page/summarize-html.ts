import { decodeReferences } from '@/lib/format/plain-text';
import { summarize } from './seo';

/** `summarize` for sanitized HTML, whose text has character references: `&amp;` becomes `&`. */
export const summarizeHtml = (html: string | null | undefined, limit?: number): string =>
  summarize(html, limit, decodeReferences);
