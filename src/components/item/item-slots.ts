import type { ReactionBody } from '@/contract/reaction';

/** The kinds of things that people react to and talk about on a page of their own. */
export type ItemType = Extract<NonNullable<ReactionBody['objectType']>, 'video' | 'gallery' | 'product' | 'post' | 'performer'>;

/** What a screen hands to the discussion that its page puts in. */
export interface DiscussionProps {
  objectId: string;
  /** What a time code in a comment does. */
  onSeek?: (seconds: number) => void;
}

/** What a screen hands to the row of actions (like, keep, share, report) that its page puts in. */
export interface ItemActionsProps {
  objectId: string;
  objectType: ItemType;
  title: string;
  /** Address of the thing on this site, for sharing and reporting. */
  path: string;
  /** A picture of the thing that anybody may see, for what this device remembers. */
  picture?: string;
  likes?: number;
  isLiked?: boolean;
  isFavourited?: boolean;
  isWatchLater?: boolean;
  /** The second that is playing, for a link to this moment. */
  currentTime?: () => number;
}
