/** Fields of every stored row: a 24-hex id and ISO dates. */
export type Row = { _id: string; createdAt: string; updatedAt: string };

/** Set when the owner deletes a sold item, which stays available to its buyers. */
export type Removable = { removedAt?: string };

/** A stored file. `url` and `thumbnails` are paths (`/files/…`), which responses turn into absolute URLs. */
export type FileRow = {
  url: string;
  thumbnails: string[];
  name?: string;
  mimeType?: string;
  width?: number;
  height?: number;
  /** Bytes. */
  size?: number;
  /** Seconds. */
  duration?: number;
};

export type Gender = 'male' | 'female' | 'transgender';
export type AccountStatus = 'active' | 'inactive' | 'pending-email-confirmation';
export type SourceType = 'user' | 'performer';

/** What a viewer needs to open a video or gallery, see `getAccess`. */
export type Access = 'free' | 'paid' | 'members';

/**
 * The contract has no value for "free for everybody". The sandbox treats `isSale` with price 0 as free, `isSale` with a
 * price as pay-per-view, and everything else as open to members and subscribers (contract B.3).
 */
export function getAccess(item: { isSale: boolean; price: number }): Access {
  if (!item.isSale) return 'members';
  return item.price > 0 ? 'paid' : 'free';
}
