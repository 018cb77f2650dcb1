import type { ReactionBody } from '@/contract/reaction';

/** The kinds of things that people react to and talk about on a page of their own. */
export type ItemType = Extract<NonNullable<ReactionBody['objectType']>, 'video' | 'gallery' | 'product' | 'post' | 'performer'>;

/** What a screen hands to the discussion that its page puts in. */
export interface DiscussionProps {
  objectId: string;
  /** Whose the thing is: they keep order below it. */
  ownerIds?: readonly string[];
  /** What a time code in a comment does. */
  onSeek?: (seconds: number) => void;
}

/** What a screen hands to the row of actions (like, keep, share, report) that its page puts in. */
export interface ItemActionsProps {
  objectId: string;
  objectType: ItemType;
  /** Whose it is: they get a link to edit it. */
  ownerId?: string;
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

/** What a lock hands to the ways of opening what is behind it; its page puts them in. */
export interface UnlockSheetProps {
  kind: 'video' | 'gallery' | 'story' | 'post' | 'stream' | 'performer' | 'product';
  /** The thing; for `stream` the show that the ticket is for. */
  id: string;
  title: string;
  /** Tokens, for what is sold by itself, or money, for a product; null for what a subscription or the membership opens. */
  price: number | null;
  /** Of goods, which have to be sent somewhere: so many pieces, and the way into the cart, which asks for the address. */
  goods?: { pieces: number; toCart: () => void };
  /** Whose it is: what a subscription to them costs is asked for when it is needed. */
  performer: { _id: string; name: string; username?: string } | null;
  /** A picture of the thing that anybody may see. */
  cover?: string;
  /** Where one comes back to after a log-in or a payment page. */
  returnTo: string;
  /** What the button says: "Ways to watch". */
  label: string;
  /** It is the large button of its place. */
  large?: boolean;
  /** It was paid for here: what is open now comes with the page's new props. */
  onPaid?: () => void;
  /** The sheet opens or closes, for what should stand still behind it. */
  onToggle?: (open: boolean) => void;
}

/** What a screen hands to the tip button that its page puts in. */
export interface TipProps {
  performer: { _id: string; name: string };
  /** Where one comes back to after a log-in or a payment page. */
  returnTo: string;
  /** Where in a live room the tip is given. */
  room?: { conversationId: string; streamType?: string; sessionId?: string };
}

/** What stands in for tokens that are missing: packages to buy in place. */
export interface TopUpProps {
  /** So many tokens are wanted beyond the balance. */
  missing: number;
  /** The path to come back to after the payment page. */
  returnTo: string;
  /** Called before the browser may leave, so that what one was about to do is kept. */
  onLeave: () => void;
  onBack: () => void;
}

/** What a screen hands to the download of a bought file that its page puts in. */
export interface DownloadProps {
  productId: string;
  /** What the file is of. */
  name: string;
}
