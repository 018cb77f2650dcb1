import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { CalendarClock, Lock, TriangleAlert } from 'lucide-react';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import type { Video } from '@/contract/video';
import { TeaserPlayer } from '@/media/teaser-player';
import { formatDate, priceTo } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { performersOf, posterOf, type VideoState } from './video-state';
import { LOCKED_PART } from './watch-head';
import styles from './closed-video.module.css';

const ProcessingVideo = dynamic(() => import('./processing-video').then((module) => module.ProcessingVideo));

interface ClosedVideoProps {
  video: Video;
  state: Exclude<VideoState, { kind: 'open' }>;
  /** How to get in, where it is locked. */
  ways: ReactNode;
}

function Message({ video, state, ways }: ClosedVideoProps) {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  switch (state.kind) {
    case 'scheduled':
      return (
        <>
          <CalendarClock aria-hidden="true" />
          <h2>Not out yet</h2>
          <p>{state.at ? `This video opens on ${formatDate(state.at)}.` : 'The date will be announced.'}</p>
        </>
      );
    case 'processing':
      return (
        <ProcessingVideo video={video} />
      );
    case 'broken':
      return (
        <>
          <TriangleAlert aria-hidden="true" />
          <h2>This video cannot be shown</h2>
          <p>Its file is damaged.</p>
        </>
      );
    case 'locked': {
      const owner = performersOf(video)[0]?.name;
      return (
        <>
          <Lock aria-hidden="true" />
          <h2>{video.isSale ? priceTo(video.price, 'to watch') : 'For subscribers'}</h2>
          <p dir="auto">{video.isSale ? 'Pay once, watch as often as you like.' : `Open to those who subscribe${owner ? ` to ${owner}` : ''}, and to members.`}</p>
          <UnlockCallToAction login={loggedIn ? null : 'Log in to watch'}>{ways}</UnlockCallToAction>
        </>
      );
    }
  }
}

/** The place of a video that cannot be watched now: poster, preview where there is one, and why. */
export function ClosedVideo({ video, state, ways }: ClosedVideoProps) {
  return (
    <div className={LOCKED_PART} data-testid={`video-${state.kind}`}>
      <TeaserPlayer title={video.title} poster={posterOf(video)} teaserUrl={video.teaser?.url}>
        <div className={styles.message}>
          <Message video={video} state={state} ways={ways} />
        </div>
      </TeaserPlayer>
    </div>
  );
}
