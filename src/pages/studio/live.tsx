import dynamic from 'next/dynamic';
import type { PersonActionsProps } from '@/entities/live-show/live-slots';
import { ConsoleScreen } from '@/features/live/broadcast/console-screen';
import { ChatPanel } from '@/features/live/chat/chat-panel';
import { PersonActions } from '@/features/live/chat/person-actions';
import { RequestsPanel } from '@/features/live/private-show/requests-panel';
import { paths } from '@/lib/page/paths';
import { defineStudioPage } from '@/shell/studio/studio-page';
import { SITE_SHORTCUTS } from '@/shell/frame/site-shortcuts';

const FanCard = dynamic(() => import('@/features/studio/audience/fan-drawer').then((module) => module.FanDrawer), {
  ssr: false,
});
const QrCode = dynamic(() => import('@/features/studio/shared/qr-code').then((module) => module.QrCode), {
  ssr: false,
});
const Person = (props: PersonActionsProps) => <PersonActions {...props} FanCard={FanCard} />;

export default defineStudioPage({
  path: paths.studioLive,
  title: 'Go live',
  devices: true,
  screen: () => (
    <ConsoleScreen
      Chat={ChatPanel}
      RequestsPanel={RequestsPanel}
      PersonActions={Person}
      FanCard={FanCard}
      QrCode={QrCode}
      siteShortcuts={SITE_SHORTCUTS}
    />
  ),
});
