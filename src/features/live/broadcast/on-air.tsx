import { type ComponentType, useEffect, useRef, useState } from 'react';
import type {
  ChatProps,
  DeviceDialogProps,
  FanCardProps,
  PersonActionsProps,
  QrCodeProps,
  RequestsPanelProps,
  TipSettingsProps,
} from '@/entities/live-show/live-slots';
import { cx } from '@/components/cx';
import { useArrival } from '@/components/section/use-hash-focus';
import { useVisibleArea } from '@/components/hooks/use-visible-area';
import type { PublicUser } from '@/contract/user';
import { useAppSelector } from '@/store/hooks';
import { OnAirMarks } from './on-air-marks';
import { ShowLink } from './show-link';
import { ShowState } from './show-state';
import { PlayerArea } from './player-area';
import { PlayerAreaControls } from './player-area-controls';
import { TicketsPanel } from './tickets-panel';
import { TipAlert } from './tip-alert';
import { TipSettingsPanel } from './tip-settings-panel';
import { TipsPanel } from './tips-panel';
import type { BroadcastConsole } from './use-broadcast-console';
import { ViewersPanel } from './viewers-panel';
import styles from './on-air.module.css';

interface OnAirProps {
  broadcastConsole: BroadcastConsole;
  Chat: ComponentType<ChatProps>;
  RequestsPanel: ComponentType<RequestsPanelProps>;
  PersonActions: ComponentType<PersonActionsProps>;
  FanCard: ComponentType<FanCardProps>;
  QrCode: ComponentType<QrCodeProps>;
  TipSettings: ComponentType<TipSettingsProps>;
  DeviceDialog: ComponentType<DeviceDialogProps>;
  onEnd: () => void;
  onAccept: (conversationId: string) => void;
}

/** Marks the page for styles: phones hide the navigation during a show. */
function useOnAirMark(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-on-air', true);
    return () => document.documentElement.removeAttribute('data-on-air');
  }, []);
}

export function OnAir({
  broadcastConsole,
  Chat,
  RequestsPanel,
  PersonActions,
  FanCard,
  QrCode,
  TipSettings,
  DeviceDialog,
  onEnd,
  onAccept,
}: OnAirProps) {
  const show = useAppSelector((state) => state.broadcast.show);
  const name = useAppSelector((state) => state.user.current.name || state.user.current.username || '');
  const hasRequests = useAppSelector((state) => state.streaming.privateRequests.length > 0);
  const [person, setPerson] = useState<PublicUser | null>(null);
  const [isTyping, setTyping] = useState(false);
  const layout = useRef<HTMLDivElement>(null);
  useVisibleArea(layout);
  useOnAirMark();
  const heading = useArrival();
  if (!show) return null;
  return (
    <div ref={layout} className={styles.onAir} data-typing={isTyping || undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {show.wish.title || 'Your show'}
      </h1>
      <div className={styles.video}>
        <PlayerArea
          publisher={broadcastConsole.publisher}
          onAir={
            <>
              <OnAirMarks />
              <TipAlert />
            </>
          }
          className={styles.picture}
        />
        <ShowState broadcastConsole={broadcastConsole} />
      </div>
      <div className={styles.controls}>
        <PlayerAreaControls publisher={broadcastConsole.publisher} DeviceDialog={DeviceDialog} onEnd={onEnd} />
      </div>
      <div
        className={styles.chat}
        onFocus={({ target }) => setTyping(target.matches('textarea'))}
        onBlur={() => setTyping(false)}
      >
        <Chat
          conversationId={show.conversationId}
          performerId={show.performerId}
          performerName={name}
          moderates
          FanCard={FanCard}
        />
      </div>
      <div className={cx(styles.requests, hasRequests && styles.hasRequests)}>
        <RequestsPanel onAccept={onAccept} />
      </div>
      <div className={styles.figures}>
        <ShowLink QrCode={QrCode} />
        <TicketsPanel />
        <TipsPanel />
        <TipSettingsPanel TipSettings={TipSettings} />
        <ViewersPanel onPerson={setPerson} />
      </div>
      <PersonActions conversationId={show.conversationId} person={person} onClose={() => setPerson(null)} />
    </div>
  );
}
