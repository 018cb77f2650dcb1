import dynamic from 'next/dynamic';
import type { PersonActionsProps } from '@/components/item/live-slots';
import { DeskScreen } from '@/features/broadcast/desk-screen';
import { ChatPanel } from '@/features/chat/chat-panel';
import { PersonActions } from '@/features/chat/person-actions';
import { RequestsTray } from '@/features/private-show/requests-tray';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { SITE_SHORTCUTS } from '@/shell/site-shortcuts';

const FanCard = dynamic(() => import('@/features/studio-people/fan-drawer').then((module) => module.FanDrawer), { ssr: false });
const Person = (props: PersonActionsProps) => <PersonActions {...props} FanCard={FanCard} />;

export default definePage({
  authenticate: true,
  role: 'performer',
  devices: true,
  screen: () => <DeskScreen Chat={ChatPanel} Tray={RequestsTray} Person={Person} FanCard={FanCard} siteShortcuts={SITE_SHORTCUTS} />,
  head: () => ({ title: 'Go live', canonical: paths.studioLive, noindex: true }),
});
