import type { Performer } from '@/contract/performer';
import type { ReactionBody } from '@/contract/reaction';

/** Kinds of content that have a page with reactions and comments. */
export type ItemType = Extract<
  NonNullable<ReactionBody['objectType']>,
  'video' | 'gallery' | 'product' | 'post' | 'performer'
>;

/** Props that a screen passes to the comment section provided by its page. */
export interface DiscussionProps {
  objectId: string;
  /** Ids of the owners, who can moderate the comments. */
  ownerIds?: readonly string[];
  /** Called when a time code in a comment is clicked. */
  onSeek?: (seconds: number) => void;
}

/** Props that a screen passes to the action row (like, save, share, report) provided by its page. */
export interface ItemActionsProps {
  objectId: string;
  objectType: ItemType;
  /** Id of the owner, who gets a link to edit the item. */
  ownerId?: string;
  title: string;
  /** Path of the item, for sharing and reporting. */
  path: string;
  /** A public picture of the item, for the device history. */
  picture?: string;
  likes?: number;
  isLiked?: boolean;
  isFavourited?: boolean;
  isWatchLater?: boolean;
  /** Returns the playback position in seconds, for links to that moment. */
  currentTime?: () => number;
}

/** Props that a lock passes to the unlock sheet provided by its page. */
export interface UnlockSheetProps {
  kind: 'video' | 'gallery' | 'story' | 'post' | 'stream' | 'performer' | 'product';
  /** Id of the item; for `stream`, of the show that the ticket is for. */
  id: string;
  title: string;
  /**
   * Price in tokens (pay-per-view) or in money (products); null if a subscription or the membership unlocks the item.
   */
  price: number | null;
  /** Physical products only: the quantity, and the action that adds them to the cart, where the address is entered. */
  goods?: { pieces: number; toCart: () => void };
  /** The owner. Their subscription prices are loaded on demand. */
  performer: { _id: string; name: string; username?: string } | null;
  /** A public picture of the item. */
  cover?: string;
  /** Path to return to after a login or a payment page. */
  returnTo: string;
  label: string;
  large?: boolean;
  /** True for a button that isn't the main action of the page. */
  secondary?: boolean;
  /** Called after a payment on this page. The unlocked content arrives with the page's new props. */
  onPaid?: () => void;
  /** Called when the sheet opens or closes, so that media behind it can pause. */
  onToggle?: (open: boolean) => void;
}

/** Props that a screen passes to the subscribe button provided by its page. */
export interface SubscribeProps {
  performer: Performer;
  /** Path to return to after a login or a payment page. */
  returnTo: string;
}

/** Props that a screen passes to the tip button provided by its page. */
export interface TipProps {
  performer: { _id: string; name: string };
  /** Path to return to after a login or a payment page. */
  returnTo: string;
  /** Set for tips in a live room. */
  room?: { conversationId: string; streamType?: string; sessionId?: string };
}

/** What a visitor enters in the tip form. */
export interface TipChoice {
  amount: string;
  message: string;
}

/** Props that a screen passes to the tip form provided by its page. */
export interface TipDialogProps extends TipProps {
  /** The form's content when it opens, such as that before a login or a payment interrupted. */
  initial: TipChoice | null;
  onClose: () => void;
}

/** Props of the top-up step, which sells token packages in place when the balance is too low. */
export interface TopUpProps {
  /** Number of tokens missing. */
  missing: number;
  /** Path to return to after the payment page. */
  returnTo: string;
  /** Called before the browser navigates away, to store what the visitor was about to do. */
  onLeave: () => void;
  onBack: () => void;
}

export interface DownloadProps {
  productId: string;
  name: string;
}
