import type { ComponentType, ReactNode } from 'react';
import type { GoLiveBody } from '@/contract/streaming';
import type { PublicUser } from '@/contract/user';
import type { Publisher } from '@/media/live/use-publisher';

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
  FanCard?: ComponentType<FanCardProps>;
  /** Actions next to the input, for example tips. */
  children?: ReactNode;
}

export interface FanCardProps {
  /** The fan whose card is open, or null. */
  open: { _id: string; fan: PublicUser | null } | null;
  onClose: () => void;
  /** Called after the fan was blocked or unblocked on the card. */
  onBlockChange?: (fanId: string, isBlocked: boolean) => void;
}

export interface PersonActionsProps {
  conversationId: string;
  /** The person whose actions are open, or null. */
  person: PublicUser | null;
  onClose: () => void;
}

export interface RequestsPanelProps {
  /** Asks for confirmation before the public show ends for a private one. */
  onAccept: (conversationId: string) => void;
}

export interface QrCodeProps {
  /** Content, an absolute URL. */
  value: string;
  /** Accessible name. */
  label: string;
}

export interface ShowFormProps {
  /** True while camera and microphone are on. */
  ready: boolean;
  onGoLive: (show: GoLiveBody) => void;
  onGroup: () => void;
}

export interface DeviceFieldsProps {
  publisher: Publisher;
}

export interface DeviceDialogProps extends DeviceFieldsProps {
  open: boolean;
  onClose: () => void;
}

export interface TipSettingsProps {
  open: boolean;
  onClose: () => void;
}
