import { safeNext } from '@/lib/page/paths';

interface Topic {
  value: string;
  label: string;
}

const toTopics = (...labels: string[]): readonly Topic[] => labels.map((label) => ({ value: label, label }));

const QUESTIONS = toTopics(
  'A question',
  'My account',
  'A payment or refund',
  'A problem with the site',
  'Something else',
);

/** Reasons for a report, most serious first. */
const REASONS = toTopics(
  'It shows someone underage',
  'It shows someone without their consent',
  'It’s illegal or puts someone in danger',
  'It’s mine and was used without permission',
  'It’s misleading',
  'It’s spam or fraud',
  'Something else',
);

/** Subject of a message, from the page's URL. */
export interface About {
  /** The title of the page, if the link states one. */
  text: string;
  /** Path of the page on this site, or null for other subjects. */
  path: string | null;
}

const MAX_LENGTH = 300;
const MAX_TITLE_LENGTH = 120;

/**
 * Parses `?about=`: a page of this site, text such as an order number, or null if empty. URLs of other sites are text,
 * never links.
 */
export function parseAbout(value: string, title = ''): About | null {
  const text = value.slice(0, MAX_LENGTH);
  if (text === '') return null;
  const isPage = text.startsWith('/') && safeNext(text) === text;
  return isPage ? { text: title.slice(0, MAX_TITLE_LENGTH) || text, path: text } : { text, path: null };
}

/** Topics to choose from: report reasons for a page of the site, questions otherwise. */
export const topicsFor = (about: About | null): readonly Topic[] => (about?.path ? REASONS : QUESTIONS);

/**
 * The message as sent, with topic and subject above the text, because the API has one field for all (contract C.12).
 */
export const messageFor = (topic: string, about: About | null, siteUrl: string, visitorText: string): string =>
  [topic, about && `About: ${about.path ? siteUrl + about.path : about.text}`, '', visitorText]
    .filter((line) => line !== null)
    .join('\n');
