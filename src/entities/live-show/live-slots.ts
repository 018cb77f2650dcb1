import type { ComponentType, ReactNode } from 'react';
import type { PublicUser } from '@/contract/user';

/** The chat of a room, as a page hands it to a screen. */
export interface ChatProps {
  conversationId: string;
  performerId: string;
  performerName: string;
  /** Whether the visitor is the performer of the room: deletes lines, sees them larger. */
  moderates?: boolean;
  /** Whether, on small screens, a bar right above says "Chat" already: its heading then makes way. */
  underBar?: boolean;
  /** Why the visitor cannot write here now; reading stays open. */
  closed?: string;
  /** A card with what the performer knows of a fan, for those who moderate. */
  FanCard?: ComponentType<FanCardProps>;
  /** What stands beside the field: tips, for one. */
  children?: ReactNode;
}

/** The card of a fan, at the edge of the page. */
export interface FanCardProps {
  /** Whose card is open; null while none is. */
  open: { _id: string; fan: PublicUser | null } | null;
  onClose: () => void;
}

/** What the performer of a room can do about somebody in it. */
export interface PersonActionsProps {
  conversationId: string;
  /** Whose actions are open; null while none are. */
  person: PublicUser | null;
  onClose: () => void;
}

/** Fans who ask for a private show, as the broadcaster's screen shows them. */
export interface RequestsPanelProps {
  /** Asks before the public show is left for a private one. */
  onAccept: (conversationId: string) => void;
}
