import { useState } from 'react';
import { loaded } from '@/lib/page/load-part';

export interface Slugged {
  title?: string;
  slug?: string;
  status?: string;
  stats?: { views?: number; likes?: number; comments?: number };
  sold?: number;
}

const getLetters = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** Number of characters to compare, because servers shorten slugs. */
const COMPARED = 30;

/** True if the letters begin with those of the title, with anything in place of letters that English doesn't have. */
function beginsWith(letters: string, title: string): boolean {
  const [first = '', ...others] = title
    .slice(0, COMPARED)
    .split(/[^ -~]+/)
    .map(getLetters);
  let end = first.length;
  return (
    letters.startsWith(first) &&
    others.every((part) => {
      const start = letters.indexOf(part, end);
      end = start + part.length;
      return start >= 0;
    })
  );
}

/**
 * True if the slug was made for another title. Servers add something to make slugs unique, and each has its own spelling
 * of letters that English doesn't have.
 */
export const isSlugOutdated = ({ title = '', slug }: Slugged): boolean =>
  slug !== undefined && [title, title.replaceAll('&', 'and')].every((wanted) => !beginsWith(getLetters(slug), wanted));

/**
 * True if nobody can have a link to the item: it was never seen, sold, liked or commented on. Unknown figures count as
 * links.
 */
export const hasNoLinks = ({ stats, sold = 0 }: Slugged): boolean =>
  stats?.views === 0 && !stats.likes && !stats.comments && sold === 0;

export function useSlugUpdate(item: Slugged, renew: () => Promise<string | undefined>) {
  const [isChanging, setChanging] = useState(false);
  const [message, setMessage] = useState('');
  const change = async () => {
    if (isChanging) return;
    setChanging(true);
    const slug = await loaded(renew);
    setChanging(false);
    if (!slug.ok) setMessage(slug.message);
    else setMessage(slug.content === item.slug ? 'The link can’t be changed on this site.' : 'The link has changed.');
  };
  return {
    differs: isSlugOutdated(item),
    canChange: hasNoLinks(item),
    isChanging,
    message,
    change: () => void change(),
  };
}
