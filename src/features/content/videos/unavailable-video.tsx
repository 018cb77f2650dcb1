import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { CalendarClock, Lock, TriangleAlert } from 'lucide-react';
import { LocalTime } from '@/components/text/local-time';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { getPerformers } from '@/entities/performer/get-performers';
import type { Video } from '@/contract/video';
import { TeaserPlayer } from '@/media/teaser-player';
import { priceTo } from '@/lib/format/format';
import { useIsLoggedIn } from '@/store/hooks';
import { getPoster, type VideoState } from './video-state';
import { LOCKED_PART } from './watch-head';
import styles from './closed-video.module.css';

const ProcessingVideo = dynamic(() => import('./processing-video').then((module) => module.ProcessingVideo));

interface UnavailableVideoProps {
  video: Video;
  state: Exclude<VideoState, { kind: 'open' }>;
  unlockButton: ReactNode;
}

function Message({ video, state, unlockButton }: UnavailableVideoProps) {
  const isLoggedIn = useIsLoggedIn();
  switch (state.kind) {
    case 'scheduled':
      return (
        <>
          <CalendarClock />
          <h2>Coming soon</h2>
          <p>
            {state.at ? (
              <>
                Available on <LocalTime iso={state.at} show="full" />.
              </>
            ) : (
              'Release date to be announced.'
            )}
          </p>
        </>
      );
    case 'processing':
      return <ProcessingVideo video={video} />;
    case 'broken':
      return (
        <>
          <TriangleAlert />
          <h2>This video can’t be played</h2>
          <p>The file is damaged.</p>
        </>
      );
    case 'locked': {
      const owner = getPerformers(video)[0]?.name;
      return (
        <>
          <Lock />
          <h2>{video.isSale ? priceTo(video.price, 'to watch') : 'For subscribers'}</h2>
          <p dir="auto">
            {video.isSale
              ? 'One-time purchase. Watch anytime.'
              : `For members and ${owner ? `${owner}’s ` : ''}subscribers.`}
          </p>
          <UnlockCallToAction login={isLoggedIn ? null : 'Log in to watch'}>{unlockButton}</UnlockCallToAction>
        </>
      );
    }
  }
}

export function UnavailableVideo({ video, state, unlockButton }: UnavailableVideoProps) {
  return (
    <div className={LOCKED_PART} data-testid={`video-${state.kind}`}>
      <TeaserPlayer title={video.title} poster={getPoster(video)} teaserUrl={video.teaser?.url}>
        <div className={styles.message}>
          <Message video={video} state={state} unlockButton={unlockButton} />
        </div>
      </TeaserPlayer>
    </div>
  );
}
