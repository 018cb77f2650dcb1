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

interface DeskScreenProps {
  Chat: ComponentType<ChatProps>;
  Tray: ComponentType<RequestsPanelProps>;
  /** Actions for a person in the room. */
  Person: ComponentType<PersonActionsProps>;
  FanCard: ComponentType<FanCardProps>;
  /** Site-wide shortcuts for the list that `?` shows. */
  siteShortcuts: readonly ShortcutGroup[];
}

/** The broadcast console: setup, show, summary. */
export function ConsoleScreen({ Chat, Tray, Person, FanCard, siteShortcuts }: DeskScreenProps) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const desk = useBroadcastConsole();
  const step = useAppSelector((state) => state.broadcast.step);
  const { total: viewers } = useAppSelector(selectViewers);
  const onAir = step === 'publishing' || step === 'live';
  const guard = useUnsavedGuard(onAir);
  const [asked, setAsked] = useState<{ private: string | null } | null>(null);
  const waits = useAppSelector(({ streaming }) => streaming.privateRequests.some(({ conversationId }) => conversationId === asked?.private));
  /** Number of requests that ended while the confirmation was open. */
  const [missed, setMissed] = useState(0);

  // The show or the private request may end while the confirmation is open.
  if (asked && !onAir) setAsked(null);
  else if (asked?.private && !waits) {
    setAsked(null);
    setMissed(missed + 1);
  }
  useEffect(() => {
    if (missed > 0) dispatch(requestMissed());
  }, [dispatch, missed]);

  const leaving = ((): Leaving | null => {
    if (!onAir) return null;
    if (guard.isConfirming) return 'leave';
    return asked && (asked.private === null ? 'end' : 'private');
  })();

  const stay = () => {
    setAsked(null);
    guard.stay();
  };
  const go = () => {
    setAsked(null);
    desk.end();
    if (guard.isConfirming) guard.leave();
    else if (asked?.private) void router.push(paths.studioShow(asked.private));
  };

  return (
    <>
      {onAir ? <OnAir desk={desk} Chat={Chat} Tray={Tray} Person={Person} FanCard={FanCard} onEnd={() => setAsked({ private: null })} onAccept={(conversationId) => setAsked({ private: conversationId })} /> : null}
      {onAir ? <ConsoleKeys publisher={desk.publisher} siteShortcuts={siteShortcuts} /> : null}
      {step === 'ended' ? <EndedSummary onAgain={desk.clear} /> : null}
      {step === 'idle' || step === 'opening' ? <Setup desk={desk} onGroup={() => dispatch(groupShowRequested())} /> : null}
      <Question leaving={leaving} viewers={viewers} onStay={stay} onGo={go} />
    </>
  );
}
