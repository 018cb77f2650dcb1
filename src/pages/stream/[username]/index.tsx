import dynamic from 'next/dynamic';
import type { TipProps, WaysProps } from '@/components/item/item-slots';
import type { ChatProps } from '@/components/item/live-slots';
import { ItemActions } from '@/features/reactions/item-actions';
import { roomHead } from '@/features/room/room-head';
import { RoomScreen } from '@/features/room/room-screen';
import { loadRoomPage, type RoomPage } from '@/features/room/room.loader';
import { TipButton } from '@/features/tip/tip-button';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

// Its lines come in the browser anyway.
const LazyChat = dynamic(() => import('@/features/chat/chat-panel').then((module) => module.ChatPanel), { ssr: false });
const FanCard = dynamic(() => import('@/features/studio-people/fan-drawer').then((module) => module.FanDrawer), { ssr: false });

const RoomChat = (props: ChatProps) => <LazyChat {...props} FanCard={FanCard} />;
const RoomWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;
const RoomTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const StreamPage = (props: RoomPage) => <RoomScreen {...props} Chat={RoomChat} Actions={ItemActions} Ways={RoomWays} Tip={RoomTip} />;

export default definePage({ layout: 'public', devices: true, load: loadRoomPage, screen: StreamPage, head: roomHead });
