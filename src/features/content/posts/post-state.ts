import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import { nounFor } from '@/lib/format/format';

/** Whether a post can be read right now; a closed one is sold by itself (`price`, in tokens; undefined where the server does not say) or for members (null). */
export type PostState = { kind: 'open' } | { kind: 'locked'; price: number | null | undefined };

/**
 * The state of a post for the visitor it was fetched for. Text and files come only to those who may have them, so what came
 * decides; the viewer's flags tell an empty post from a closed one, and servers that leave them out close nothing.
 */
export function postState({ content, files = [], isSale, price, isBought, isSubscribed }: Post): PostState {
  if (content || files.some(({ url }) => Boolean(url))) return { kind: 'open' };
  if (isSale) return price !== 0 && isBought !== true ? { kind: 'locked', price } : { kind: 'open' };
  return isBought === false && isSubscribed === false ? { kind: 'locked', price: null } : { kind: 'open' };
}

/** A picture of a post that anyone may see, as large as it gets. */
export const coverOf = ({ image }: Post): string | undefined => image?.url ?? image?.thumbnails?.[0] ?? image?.thumnails?.[0] ?? undefined;

type FileKind = 'film' | 'picture' | 'other';

export function fileKind({ type = '', mimeType = '' }: MediaFile): FileKind {
  if (/video/.test(type) || /^video\/|mpegurl/i.test(mimeType)) return 'film';
  return /photo|image/.test(type) || mimeType.startsWith('image/') ? 'picture' : 'other';
}

/** What is in a closed post: "1 video and 3 pictures"; empty when it is words only. */
export function contentsOf(files: readonly MediaFile[]): string {
  const count = (kind: FileKind, noun: string) => {
    const many = files.filter((file) => fileKind(file) === kind).length;
    return many === 0 ? [] : [`${many} ${nounFor(many, noun)}`];
  };
  return [...count('film', 'video'), ...count('picture', 'picture')].join(' and ');
}
