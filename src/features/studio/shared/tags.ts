import { LIMITS } from './form/limits';
import { cutText } from '@/lib/format/format';

const [MAX_COUNT] = LIMITS.uploadVideo.tags.max;
const [MAX_LENGTH] = LIMITS.uploadVideo.tags.itemMax;

export const MAX_TAGS = MAX_COUNT;

/** Splits a text into unique tags at commas, line breaks and `#`. */
export function withTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const word of text.split(/[,;#\n]+/)) {
    const tag = cutText(word.trim().replace(/\s+/g, ' '), MAX_LENGTH);
    if (tag && !all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all.slice(0, MAX_TAGS);
}
