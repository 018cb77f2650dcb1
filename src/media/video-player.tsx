import dynamic from 'next/dynamic';
import { Play, Settings2 } from 'lucide-react';
import { useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { Picture } from '@/components/picture/picture';
import { formatDuration } from '@/lib/format/format';
import { resumePoint } from '@/device/watch-progress';
import { readPreferences } from '@/device/playback';
import { subscribeToNothing } from '@/components/hooks/use-is-hydrated';
import { PlayerLoading } from './player-loading';
import type { PlayerHandle, PlayerSource } from './player-types';
import { qualityLabel } from './quality';
import { formatSpeed } from './speed';
import styles from './video-player.module.css';

const PlayerClient = dynamic(() => import('./player.client').then((module) => module.PlayerClient), {
  ssr: false,
  loading: PlayerLoading,
});

/** Prefetches the player's code on hover or focus. */
const prefetchPlayer = () => {
  import('./player.client').catch(() => undefined);
};

interface VideoPlayerProps {
  /** Key of the stored watch progress. */
  id: string;
  title: string;
  source: PlayerSource;
  poster?: string | null;
  /** Seconds, shown on the poster. */
  duration?: number | null;
  /** Position from the URL (`?t=`), in seconds; takes precedence over the stored progress. */
  startAt?: number | null;
  /** Resolves to the same video at a fresh URL after the first expired, or to null. */
  onNeedFreshSource?: () => Promise<PlayerSource | null>;
  hasTheater?: boolean;
  ref?: Ref<PlayerHandle>;
}

interface Start {
  at: number;
  resumed: boolean;
  autoPlay: boolean;
  settingsFirst: boolean;
}

/** Stored quality and speed as text for the poster; empty when both are the defaults. */
function rememberedChoices(): string {
  const { quality, speed } = readPreferences();
  return [quality !== null && qualityLabel(quality), speed !== 1 && formatSpeed(speed)].filter(Boolean).join(' · ');
}

/** A video player that starts as a poster with a play button and loads the player's code on demand. */
export function VideoPlayer({ ref, ...props }: VideoPlayerProps) {
  return <Frame key={props.id} {...props} handle={ref} />;
}

type FrameProps = Omit<VideoPlayerProps, 'ref'> & { handle?: Ref<PlayerHandle> };

function Frame({ id, title, source, poster, duration, startAt, onNeedFreshSource, hasTheater, handle }: FrameProps) {
  const player = useRef<PlayerHandle>(null);
  const [start, setStart] = useState<Start | null>(null);
  const [started, setStarted] = useState(false);
  // Stored values exist in the browser only, so the server snapshot is empty.
  const remembered = useSyncExternalStore(
    subscribeToNothing,
    () => resumePoint(id),
    () => null,
  );
  const choices = useSyncExternalStore(subscribeToNothing, rememberedChoices, () => '');
  const from = startAt ?? remembered ?? 0;

  const begin = (how: Partial<Start> = {}) => {
    const defaults = {
      at: from,
      resumed: startAt == null && remembered !== null,
      autoPlay: true,
      settingsFirst: false,
    };
    setStart((current) => ({ ...defaults, ...current, ...how }));
  };

  useImperativeHandle(handle, () => ({
    seekTo: (seconds) => (player.current ? player.current.seekTo(seconds) : begin({ at: seconds, resumed: false })),
    getTime: () => player.current?.getTime() ?? 0,
  }));

  const startsAt = from > 0 ? `from ${formatDuration(from)}` : '';

  return (
    <div className={styles.frame} data-testid="video-player" data-player="video">
      {!started && <Picture src={poster} alt="" ratio="video" priority placeholder="video" className={styles.poster} />}
      {start ? (
        <PlayerClient
          id={id}
          title={title}
          source={source}
          startAt={start.at}
          resumed={start.resumed}
          autoPlay={start.autoPlay}
          settingsFirst={start.settingsFirst}
          hasTheater={hasTheater}
          renewSource={onNeedFreshSource}
          onStarted={() => setStarted(true)}
          handle={player}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.play}
            aria-label={`Play ${title} ${startsAt}`.trim()}
            onClick={() => begin()}
            onPointerEnter={prefetchPlayer}
            onFocus={prefetchPlayer}
          >
            <span className={styles.disc}>
              <Play />
            </span>
            {startsAt && <span className={styles.from}>{startsAt}</span>}
          </button>
          <button
            type="button"
            className={styles.choices}
            aria-label={`Quality and speed ${choices}`.trim()}
            onClick={() => begin({ autoPlay: false, settingsFirst: true })}
          >
            <Settings2 />
            {choices}
          </button>
          {duration ? <span className={styles.duration}>{formatDuration(duration)}</span> : null}
        </>
      )}
    </div>
  );
}
