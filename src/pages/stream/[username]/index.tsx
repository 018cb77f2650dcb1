import dynamic from 'next/dynamic';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { roomHead } from '@/features/live/room/room-head';
import { RoomScreen } from '@/features/live/room/room-screen';
import { loadRoomPage, type RoomPage } from '@/features/live/room/room.loader';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

// Browser only, because its messages load there anyway.
const LazyChat = dynamic(() => import('@/features/live/chat/chat-panel').then((module) => module.ChatPanel), {
  ssr: false,
});
// The tip form of a menu item. The chat, which has the button for all other tips, may not be loaded.
const TipDialog = dynamic(() => import('@/features/commerce/tips/tip-dialog').then((module) => module.TipDialog), {
  ssr: false,
});
const FanCard = dynamic(() => import('@/features/studio/audience/fan-drawer').then((module) => module.FanDrawer), {
  ssr: false,
});

const RoomChat = (props: ChatProps) => <LazyChat {...props} FanCard={FanCard} />;
const StreamPage = (props: RoomPage) => (
  <RoomScreen
    {...props}
    Chat={RoomChat}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Tip={TipButton}
    TipDialog={TipDialog}
  />
);

export default definePage({ layout: 'public', devices: true, load: loadRoomPage, screen: StreamPage, head: roomHead });
