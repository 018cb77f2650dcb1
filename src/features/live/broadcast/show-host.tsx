import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import { paths } from '@/lib/page/paths';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { confirmationClosed } from '@/store/broadcast/broadcast.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { privateRequestAccepted, requestEnded } from '@/store/streaming/streaming.slice';
import { OnAirStrip } from './on-air-strip';
import { EndShowDialog } from './end-show-dialog';
import { ConsoleContext, useBroadcastConsole } from './use-broadcast-console';

/** Pages on which a show continues: the studio without the rooms of private shows. */
const keepsShow = (path: string) =>
  (path === paths.studio || path.startsWith(`${paths.studio}/`)) && !path.startsWith(`${paths.studioLive}/`);

/**
 * Runs the performer's public show while they use the studio, with a strip on its pages, and asks before the show ends
 * or pauses.
 */
export function ShowHost({ children }: { children: ReactNode }) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const broadcastConsole = useBroadcastConsole();
  const isOnAir = useAppSelector(selectIsOnAir);
  const { total: viewers } = useAppSelector(selectViewers);
  const confirming = useAppSelector(({ broadcast }) => broadcast.confirming);
  const request = useAppSelector(({ streaming }) =>
    streaming.privateRequests.find(({ conversationId }) => conversationId === confirming?.privateShow),
  );
  const guard = useUnsavedGuard(isOnAir, keepsShow);

  // The fan may stop waiting while the confirmation is open.
  const isMissed = Boolean(confirming?.privateShow) && !request;
  useEffect(() => {
    if (!isMissed) return;
    dispatch(confirmationClosed());
    dispatch(requestEnded());
  }, [dispatch, isMissed]);

  const keepBroadcasting = () => {
    dispatch(confirmationClosed());
    guard.stay();
  };
  const go = () => {
    if (guard.isConfirming) {
      broadcastConsole.end();
      guard.leave();
    } else if (request) {
      dispatch(privateRequestAccepted(request));
      broadcastConsole.pause();
      void router.push(paths.studioShow(request.conversationId));
    } else broadcastConsole.end();
  };

  const getLeaveQuestion = () => {
    if (!isOnAir) return null;
    if (guard.isConfirming) return 'leave';
    return confirming && !isMissed ? (confirming.privateShow ? 'private' : 'end') : null;
  };
  return (
    <ConsoleContext value={broadcastConsole}>
      <OnAirStrip />
      {children}
      <EndShowDialog
        leaving={getLeaveQuestion()}
        viewers={viewers}
        request={request}
        onStay={keepBroadcasting}
        onGo={go}
      />
    </ConsoleContext>
  );
}
