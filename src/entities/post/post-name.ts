import type { Feed } from '@/contract/feed';
import { cutText } from '@/lib/format/format';
import { withoutMarks } from './post-markup';

const MAX_NAME_LENGTH = 80;

/** Title of a post, or the start of its text. */
export function postName({ title, text, type }: Pick<Feed, 'title' | 'text' | 'type'>): string {
  const label = (title || withoutMarks(text ?? '')).trim().replace(/\s+/g, ' ');
  if (label.length > MAX_NAME_LENGTH) return `${cutText(label, MAX_NAME_LENGTH).trimEnd()}…`;
  return label || (type === 'video' ? 'Video without text' : 'Photos without text');
}
