import type { ReactNode } from 'react';

/** The chat of a room, as a page hands it to a screen. */
export interface ChatProps {
  conversationId: string;
  performerId: string;
  performerName: string;
  /** Whether the visitor is the performer of the room: deletes lines, sees them larger. */
  moderates?: boolean;
  /** Whether, on small screens, a bar right above says "Chat" already: its heading then makes way. */
  underBar?: boolean;
  /** What stands beside the field: tips, for one. */
  children?: ReactNode;
}

/** Fans who ask for a private show, as the broadcaster's screen shows them. */
export interface RequestsTrayProps {
  /** Asks before the public show is left for a private one. */
  onAccept: (conversationId: string) => void;
}
