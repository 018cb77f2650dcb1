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
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { useVisibleArea } from '@/components/hooks/use-visible-area';
import type { PrivateRequest } from '@/contract/streaming';
import type { PublicUser } from '@/contract/user';
import { useAppSelector } from '@/store/hooks';
import { formatNumber, formatQuantity, formatTokens } from '@/lib/format/format';
import { PersonButton } from '@/entities/performer/person-button';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { OnAirMarks } from './on-air-marks';
import { ShowLink } from './show-link';
import { ShowState } from './show-state';
import { PlayerArea } from './player-area';
import { PlayerAreaControls } from './player-area-controls';
import { TipAlert } from './tip-alert';
import { TipSettingsPanel } from './tip-settings-panel';
import { TipsPanel } from './tips-panel';
import type { BroadcastConsole } from './use-broadcast-console';
import { Panel } from './panel';
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

function getRequestsText([first, ...others]: readonly PrivateRequest[]): string {
  if (!first) return '';
  if (others.length > 0) return formatQuantity(others.length + 1, 'private request');
  return `Private request from ${first.user.name || first.user.username || 'a fan'}`;
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
  const waiting = useAppSelector((state) => state.streaming.privateRequests);
  const [person, setPerson] = useState<PublicUser | null>(null);
  const [isTyping, setTyping] = useState(false);
  const layout = useRef<HTMLDivElement>(null);
  const requests = useRef<HTMLDivElement>(null);
  useVisibleArea(layout);
  useOnAirMark();
  const heading = useFocusOnMount();
  if (!show) return null;
  const showRequests = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    layout.current?.removeAttribute('data-keyboard');
    // The requests are hidden until the keyboard is closed.
    requestAnimationFrame(() => {
      requests.current?.scrollIntoView({ block: 'center' });
      requests.current?.querySelector('h2')?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={layout} className={styles.onAir} data-typing={isTyping || undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {show.goLiveBody.title || 'Your show'}
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
      {/* Only shown while the keyboard is open, which hides the requests. */}
      <div className={styles.requestBar}>
        <p className={styles.requestText} role="status" dir="auto">
          {getRequestsText(waiting)}
        </p>
        {waiting.length > 0 ? (
          // The press must not move the focus: the keyboard would close and the button move before the click.
          <Button size="sm" variant="primary" onMouseDown={(event) => event.preventDefault()} onClick={showRequests}>
            Show <span className="visually-hidden">private requests</span>
          </Button>
        ) : null}
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
      <div ref={requests} className={cx(styles.requests, waiting.length > 0 && styles.hasRequests)}>
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

/** Tickets sold since the show started; renders nothing for shows without tickets. */
function TicketsPanel() {
  const { show, ticketCount, ticketTokens } = useAppSelector((state) => state.broadcast);
  if (show?.goLiveBody.isFree !== false) return null;
  const sold = `${formatQuantity(ticketCount, 'ticket')} sold`;
  return (
    <Panel title="Tickets" figure={formatTokens(ticketTokens)} empty="No tickets sold yet.">
      {ticketCount > 0 ? [<li key="sold">{sold}</li>] : []}
    </Panel>
  );
}

/** People in the room; guests have no names. */
function ViewersPanel({ onPerson }: { onPerson: (person: PublicUser) => void }) {
  const { members, guests, total } = useAppSelector(selectViewers);
  return (
    <Panel
      title="Watching now"
      figure={formatNumber(total)}
      empty="No viewers yet. Fans who asked to be notified see it while the site is open."
    >
      {[
        ...members.map((member) => (
          <li key={member._id}>
            <PersonButton onOpen={() => onPerson(member)}>
              <bdi>{member.name || member.username || 'A fan'}</bdi>
            </PersonButton>
          </li>
        )),
        ...(guests > 0 ? [<li key="guests">{formatQuantity(guests, 'guest')}</li>] : []),
      ]}
    </Panel>
  );
}
