import { cutText } from '@/lib/format/format';
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

const MAX_TEXT_LENGTH = 300;
/** Long enough for titles in any script, which have up to nine characters per letter in a path. */
const MAX_PATH_LENGTH = 2500;
const MAX_TITLE_LENGTH = 120;

/**
 * Parses `?about=`: a page of this site, text such as an order number, or null if empty. URLs of other sites are text,
 * never links.
 */
export function parseAbout(value: string, title = ''): About | null {
  if (value === '') return null;
  const shortTitle = cutText(title, MAX_TITLE_LENGTH);
  const isPage = value.startsWith('/') && safeNext(value) === value;
  // A path that is cut leads nowhere.
  if (isPage && value.length <= MAX_PATH_LENGTH) return { text: shortTitle || value, path: value };
  return { text: (isPage && shortTitle) || cutText(value, MAX_TEXT_LENGTH), path: null };
}

/** Topics to choose from: report reasons for a page of the site, questions otherwise. */
export const topicsFor = (about: About | null): readonly Topic[] => (about?.path ? REASONS : QUESTIONS);

/**
 * The message as sent, with topic and subject above the text, because the API has one field for all (contract C.12).
 */
export const messageFor = (topic: string, about: About | null, siteUrl: string, visitorText: string): string =>
  [topic, about && `About: ${about.text}`, about?.path && siteUrl + about.path, '', visitorText]
    .filter((line) => typeof line === 'string')
    .join('\n');
