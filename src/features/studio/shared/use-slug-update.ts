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

/**
 * True if the slug was made for another title. Servers shorten slugs and add something to make them unique. How they
 * write titles with other letters than those of English can't be known.
 */
export function isSlugOutdated({ title = '', slug }: Slugged): boolean {
  if (slug === undefined || !/^[ -~]*$/.test(title)) return false;
  const letters = getLetters(slug);
  return [title, title.replaceAll('&', 'and')].every((wanted) => !letters.startsWith(getLetters(wanted).slice(0, 30)));
}

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
