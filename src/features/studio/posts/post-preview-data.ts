import { getAccess, getSale } from '../shared/access';
import { withoutMarks } from '@/entities/post/post-markup';
import type { Feed, SentFile } from '@/contract/feed';
import { shortenText } from '@/lib/format/summarize';
import type { Preview } from '@/store/upload/use-attachments';
import { parseFileType } from './file-types';
import type { PostValues } from './post-values';

/** Files of a form in order; files unknown after a reload have no picture. */
export const getFiles = (
  { fileIds, fileTypes }: Pick<PostValues, 'fileIds' | 'fileTypes'>,
  post: Feed | null,
  previews: Readonly<Record<string, Preview>>,
): SentFile[] =>
  fileIds.map((id) => {
    const type = fileTypes.map(parseFileType).find((file) => file.id === id)?.type;
    return { ...(type && { type }), ...previews[id], ...post?.files?.find(({ _id }) => _id === id), _id: id };
  });

const SHORT = 160;

/** The public teaser text. */
export const getTeaserText = (text: string): string =>
  shortenText(withoutMarks(text).trim().replace(/\s+/g, ' '), SHORT);

/** Price of a locked post in tokens; null for subscribers only, undefined if free. */
export function getLockPrice({ access, price }: PostValues): { price: number | null } | undefined {
  const kind = getAccess(getSale(access, price));
  if (kind === 'free') return undefined;
  return { price: kind === 'sale' ? Number(price) || 0 : null };
}
