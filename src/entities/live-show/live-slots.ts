import type { ComponentType, ReactNode } from 'react';
import type { GoLiveBody } from '@/contract/streaming';
import type { PublicUser } from '@/contract/user';
import type { Publisher } from '@/media/live/use-publisher';

/** Props of the chat that a page provides to a screen. */
export interface ChatProps {
  conversationId: string;
  performerId: string;
  performerName: string;
  /** True for the performer of the room, who can delete messages and sees them larger. */
  moderates?: boolean;
  /** Hides the heading on small screens, where the tab above already says "Chat". */
  underBar?: boolean;
  /** Why the visitor can't write messages now. Reading stays possible. */
  closed?: string;
  /** The card with details about a fan, for moderators. */
  FanCard?: ComponentType<FanCardProps>;
  /** Actions next to the input, for example tips. */
  children?: ReactNode;
}

/** Props of the side panel with details about a fan. */
export interface FanCardProps {
  /** The fan whose card is open, or null. */
  open: { _id: string; fan: PublicUser | null } | null;
  onClose: () => void;
}

/** Props of the performer's actions for a person in the room. */
export interface PersonActionsProps {
  conversationId: string;
  /** The person whose actions are open, or null. */
  person: PublicUser | null;
  onClose: () => void;
}

/** Props of the list of private show requests in the broadcast console. */
export interface RequestsPanelProps {
  /** Asks for confirmation before the public show ends for a private one. */
  onAccept: (conversationId: string) => void;
}

/** Props of the QR code that the studio provides to the broadcast console. */
export interface QrCodeProps {
  /** Content, an absolute URL. */
  value: string;
  /** Accessible name. */
  label: string;
}

/** Props of the form of a show, which the studio provides to the broadcast console. */
export interface ShowFormProps {
  /** True while camera and microphone are on. */
  ready: boolean;
  onGoLive: (show: GoLiveBody) => void;
  onGroup: () => void;
}

/** Props of the fields for camera, microphone and quality, which the studio provides to the broadcast console. */
export interface DeviceFieldsProps {
  publisher: Publisher;
}

/** Props of the dialog with these fields, for a running show. */
export interface DeviceDialogProps extends DeviceFieldsProps {
  open: boolean;
  onClose: () => void;
}

/** Props of the dialog that changes goal and tip menu of the running show. */
export interface TipSettingsProps {
  open: boolean;
  onClose: () => void;
}
