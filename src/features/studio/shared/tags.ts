/** Maximum number of tags (contract D.1). */
export const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

/** Splits a text into unique tags at commas, line breaks and `#`. */
export function withTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const word of text.split(/[,;#\n]+/)) {
    const tag = word.trim().replace(/\s+/g, ' ').slice(0, MAX_TAG_LENGTH);
    if (tag && !all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all.slice(0, MAX_TAGS);
}
