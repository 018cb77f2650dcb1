import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type {
  ChatProps,
  DeviceDialogProps,
  DeviceFieldsProps,
  FanCardProps,
  PersonActionsProps,
  QrCodeProps,
  RequestsPanelProps,
  ShowFormProps,
  TipSettingsProps,
} from '@/entities/live-show/live-slots';
import type { ShortcutGroup } from '@/components/shortcuts/shortcut-list';
import { confirmationOpened, selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { groupShowRequested } from '@/store/broadcast/broadcast.slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ConsoleKeys } from './console-keys';
import { EndedSummary } from './ended-summary';
import { OnAir } from './on-air';
import { Setup } from './setup';
import { useSharedConsole } from './use-broadcast-console';

interface ConsoleScreenProps {
  Chat: ComponentType<ChatProps>;
  RequestsPanel: ComponentType<RequestsPanelProps>;
  PersonActions: ComponentType<PersonActionsProps>;
  FanCard: ComponentType<FanCardProps>;
  QrCode: ComponentType<QrCodeProps>;
  ShowForm: ComponentType<ShowFormProps>;
  TipSettings: ComponentType<TipSettingsProps>;
  DeviceFields: ComponentType<DeviceFieldsProps>;
  DeviceDialog: ComponentType<DeviceDialogProps>;
  /** Site-wide shortcuts for the list that `?` shows. */
  siteShortcuts: readonly ShortcutGroup[];
}

export function ConsoleScreen({
  Chat,
  RequestsPanel,
  PersonActions,
  FanCard,
  QrCode,
  ShowForm,
  TipSettings,
  DeviceFields,
  DeviceDialog,
  siteShortcuts,
}: ConsoleScreenProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const broadcastConsole = useSharedConsole();
  const step = useAppSelector((state) => state.broadcast.step);
  const isOnAir = useAppSelector(selectIsOnAir);

  // Only a running show survives leaving the page: the camera preview and the summary don't.
  const leave = useEffectEvent(() => {
    if (selectIsOnAir(store.getState())) return;
    broadcastConsole.publisher.stop();
    broadcastConsole.clear();
  });
  useEffect(() => () => leave(), []);

  return (
    <>
      {isOnAir ? (
        <OnAir
          broadcastConsole={broadcastConsole}
          Chat={Chat}
          RequestsPanel={RequestsPanel}
          PersonActions={PersonActions}
          FanCard={FanCard}
          QrCode={QrCode}
          TipSettings={TipSettings}
          DeviceDialog={DeviceDialog}
          onEnd={() => dispatch(confirmationOpened({ privateShow: null }))}
          onAccept={(conversationId) => dispatch(confirmationOpened({ privateShow: conversationId }))}
        />
      ) : null}
      {isOnAir ? <ConsoleKeys publisher={broadcastConsole.publisher} siteShortcuts={siteShortcuts} /> : null}
      {step === 'ended' ? <EndedSummary onAgain={broadcastConsole.clear} /> : null}
      {step === 'idle' || step === 'opening' ? (
        <Setup
          broadcastConsole={broadcastConsole}
          QrCode={QrCode}
          ShowForm={ShowForm}
          DeviceFields={DeviceFields}
          onGroup={() => dispatch(groupShowRequested())}
        />
      ) : null}
    </>
  );
}
