import { safeNext } from '@/lib/page/paths';

interface Topic {
  value: string;
  label: string;
}

const topics = (...labels: string[]): readonly Topic[] => labels.map((label) => ({ value: label, label }));

/** What people write about. */
const QUESTIONS = topics('A question', 'My account', 'A payment or a refund', 'A problem with the site', 'Something else');

/** What may be wrong with a thing on the site. The gravest come first: nobody should have to look for them. */
const REASONS = topics(
  'It shows somebody under age',
  'It shows somebody without their consent',
  'It is illegal or puts somebody in danger',
  'It belongs to me and was used without permission',
  'It is not what it says it is',
  'It is spam or a fraud',
  'Something else',
);

/** What a message is about, from the address of the page. */
export interface About {
  /** As the visitor reads it. */
  text: string;
  /** The page on this site, when it is one. */
  path: string | null;
}

const LONGEST = 300;

/** What `?about=` says: a page of this site, or words such as an order's number; null for nothing. Addresses elsewhere are words, never links. */
export function aboutOf(value: string): About | null {
  const text = value.slice(0, LONGEST);
  if (text === '') return null;
  return { text, path: text.startsWith('/') && safeNext(text) === text ? text : null };
}

/** The topics to choose from: reasons where a thing on the site is meant. */
export const topicsFor = (about: About | null): readonly Topic[] => (about?.path ? REASONS : QUESTIONS);

/** The message as it goes out: what is chosen and what it is about stand above the words, for the wire has one field for all (contract C.12). */
export const messageFor = (topic: string, about: About | null, siteUrl: string, words: string): string =>
  [topic, about && `About: ${about.path ? siteUrl + about.path : about.text}`, '', words].filter((line) => line !== null).join('\n');
