import { DeskScreen } from '@/features/broadcast/desk-screen';
import { ChatPanel } from '@/features/chat/chat-panel';
import { RequestsTray } from '@/features/private-show/requests-tray';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { SITE_SHORTCUTS } from '@/shell/site-shortcuts';

export default definePage({
  authenticate: true,
  role: 'performer',
  devices: true,
  screen: () => <DeskScreen Chat={ChatPanel} Tray={RequestsTray} siteShortcuts={SITE_SHORTCUTS} />,
  head: () => ({ title: 'Go live', canonical: paths.studioLive, noindex: true }),
});
