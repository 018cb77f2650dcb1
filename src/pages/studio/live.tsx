import dynamic from 'next/dynamic';
import type { PersonActionsProps } from '@/entities/live-show/live-slots';
import { ConsoleScreen } from '@/features/live/broadcast/console-screen';
import { ShowHost } from '@/features/live/broadcast/show-host';
import { ChatPanel } from '@/features/live/chat/chat-panel';
import { PersonActions } from '@/features/live/chat/person-actions';
import { RequestsPanel } from '@/features/live/private-show/requests-panel';
import { DeviceFields } from '@/features/studio/show-settings/device-fields';
import { ShowForm } from '@/features/studio/show-settings/show-form';
import { paths } from '@/lib/page/paths';
import { defineStudioPage } from '@/shell/studio/studio-page';
import { SITE_SHORTCUTS } from '@/shell/frame/site-shortcuts';

const FanCard = dynamic(() => import('@/features/studio/audience/fan-drawer').then((module) => module.FanDrawer), {
  ssr: false,
});
const QrCode = dynamic(() => import('@/features/studio/shared/qr-code').then((module) => module.QrCode), {
  ssr: false,
});
const TipSettings = dynamic(
  () => import('@/features/studio/show-settings/tip-settings-dialog').then((module) => module.TipSettingsDialog),
  { ssr: false },
);
const DeviceDialog = dynamic(
  () => import('@/features/studio/show-settings/device-dialog').then((module) => module.DeviceDialog),
  { ssr: false },
);
const Person = (props: PersonActionsProps) => <PersonActions {...props} FanCard={FanCard} />;

export default defineStudioPage({
  path: paths.studioLive,
  title: 'Go live',
  devices: true,
  host: ShowHost,
  screen: () => (
    <ConsoleScreen
      Chat={ChatPanel}
      RequestsPanel={RequestsPanel}
      PersonActions={Person}
      FanCard={FanCard}
      QrCode={QrCode}
      ShowForm={ShowForm}
      TipSettings={TipSettings}
      DeviceFields={DeviceFields}
      DeviceDialog={DeviceDialog}
      siteShortcuts={SITE_SHORTCUTS}
    />
  ),
});
