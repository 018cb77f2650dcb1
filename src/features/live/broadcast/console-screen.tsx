import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import type { ChatProps, FanCardProps, PersonActionsProps, RequestsPanelProps } from '@/entities/live-show/live-slots';
import type { ShortcutGroup } from '@/components/shortcuts/shortcut-list';
import { paths } from '@/lib/page/paths';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { groupShowRequested } from '@/store/broadcast/broadcast.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { requestMissed } from '@/store/streaming/streaming.slice';
import { ConsoleKeys } from './console-keys';
import { EndedSummary } from './ended-summary';
import { OnAir } from './on-air';
import { type Leaving, Question } from './question';
import { Setup } from './setup';
import { useBroadcastConsole } from './use-broadcast-console';

interface ConsoleScreenProps {
  Chat: ComponentType<ChatProps>;
  RequestsPanel: ComponentType<RequestsPanelProps>;
  /** Actions for a person in the room. */
  PersonActions: ComponentType<PersonActionsProps>;
  FanCard: ComponentType<FanCardProps>;
  /** Site-wide shortcuts for the list that `?` shows. */
  siteShortcuts: readonly ShortcutGroup[];
}

/** The broadcast console: setup, show, summary. */
export function ConsoleScreen({ Chat, RequestsPanel, PersonActions, FanCard, siteShortcuts }: ConsoleScreenProps) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const broadcastConsole = useBroadcastConsole();
  const step = useAppSelector((state) => state.broadcast.step);
  const { total: viewers } = useAppSelector(selectViewers);
  const onAir = step === 'publishing' || step === 'live';
  const guard = useUnsavedGuard(onAir);
  const [confirming, setConfirming] = useState<{ private: string | null } | null>(null);
  const isRequestWaiting = useAppSelector(({ streaming }) =>
    streaming.privateRequests.some(({ conversationId }) => conversationId === confirming?.private),
  );
  /** Number of requests that ended while the confirmation was open. */
  const [missed, setMissed] = useState(0);

  // The show or the private request may end while the confirmation is open.
  if (confirming && !onAir) setConfirming(null);
  else if (confirming?.private && !isRequestWaiting) {
    setConfirming(null);
    setMissed(missed + 1);
  }
  useEffect(() => {
    if (missed > 0) dispatch(requestMissed());
  }, [dispatch, missed]);

  const leaving = ((): Leaving | null => {
    if (!onAir) return null;
    if (guard.isConfirming) return 'leave';
    return confirming && (confirming.private === null ? 'end' : 'private');
  })();

  const stay = () => {
    setConfirming(null);
    guard.stay();
  };
  const go = () => {
    setConfirming(null);
    broadcastConsole.end();
    if (guard.isConfirming) guard.leave();
    else if (confirming?.private) void router.push(paths.studioShow(confirming.private));
  };

  return (
    <>
      {onAir ? (
        <OnAir
          broadcastConsole={broadcastConsole}
          Chat={Chat}
          RequestsPanel={RequestsPanel}
          PersonActions={PersonActions}
          FanCard={FanCard}
          onEnd={() => setConfirming({ private: null })}
          onAccept={(conversationId) => setConfirming({ private: conversationId })}
        />
      ) : null}
      {onAir ? <ConsoleKeys publisher={broadcastConsole.publisher} siteShortcuts={siteShortcuts} /> : null}
      {step === 'ended' ? <EndedSummary onAgain={broadcastConsole.clear} /> : null}
      {step === 'idle' || step === 'opening' ? (
        <Setup broadcastConsole={broadcastConsole} onGroup={() => dispatch(groupShowRequested())} />
      ) : null}
      <Question leaving={leaving} viewers={viewers} onStay={stay} onGo={go} />
    </>
  );
}
