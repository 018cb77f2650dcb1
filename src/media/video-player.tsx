import dynamic from 'next/dynamic';
import { Play, Settings2 } from 'lucide-react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { Picture } from '@/components/picture/picture';
import { formatDuration } from '@/lib/format/format';
import { resumePoint } from '@/device/watch-progress';
import { readPreferences } from '@/device/playback';
import { PlayerLoading } from './player-loading';
import type { CaptionTrack, PlayerHandle, PlayerSource } from './player-types';
import { qualityLabel } from './quality';
import { formatSpeed } from './speed';
import styles from './video-player.module.css';

const PlayerClient = dynamic(() => import('./player.client').then((module) => module.PlayerClient), { ssr: false, loading: PlayerLoading });

/** Fetches the player's code a little ahead, when somebody reaches for it. */
const warmUp = () => {
  import('./player.client').catch(() => undefined);
};

interface VideoPlayerProps {
  /** Names the video in this device's memory. */
  id: string;
  title: string;
  source: PlayerSource;
  poster?: string | null;
  /** Seconds, for the corner of the poster. */
  duration?: number | null;
  /** The second asked for by the address (`?t=`); goes before what the device remembers. */
  startAt?: number | null;
  captions?: readonly CaptionTrack[];
  /** Loads the player (without playing) when it comes into view, instead of on the first press. */
  autoLoad?: boolean;
  /** Gives the same video at a new address when the first has expired; null when there is none. */
  onNeedFreshSource?: () => Promise<PlayerSource | null>;
  onEnded?: () => void;
  ref?: Ref<PlayerHandle>;
}

/** How the player begins, by what made it load. */
interface Start {
  at: number;
  resumed: boolean;
  autoPlay: boolean;
  settingsFirst: boolean;
}

const NO_CAPTIONS: readonly CaptionTrack[] = [];
const neverChanges = () => () => undefined;

/** What was chosen before on this device, for the poster; empty when nothing differs from the usual. */
function rememberedChoices(): string {
  const { quality, speed } = readPreferences();
  return [quality !== null && qualityLabel(quality), speed !== 1 && formatSpeed(speed)].filter(Boolean).join(' · ');
}

/** A video: its poster with a play button at first; the player itself is loaded when it is wanted. */
export function VideoPlayer({ ref, ...props }: VideoPlayerProps) {
  return <Frame key={props.id} {...props} handle={ref} />;
}

type FrameProps = Omit<VideoPlayerProps, 'ref'> & { handle?: Ref<PlayerHandle> };

function Frame({ id, title, source, poster, duration, startAt, captions = NO_CAPTIONS, autoLoad = false, onNeedFreshSource, onEnded, handle }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle>(null);
  const [start, setStart] = useState<Start | null>(null);
  const [started, setStarted] = useState(false);
  // Read after hydration only: the server knows nothing of this device.
  const remembered = useSyncExternalStore(neverChanges, () => resumePoint(id), () => null);
  const choices = useSyncExternalStore(neverChanges, rememberedChoices, () => '');
  const from = startAt ?? remembered ?? 0;

  const begin = (how: Partial<Start> = {}) => {
    const usual = { at: from, resumed: startAt == null && remembered !== null, autoPlay: true, settingsFirst: false };
    setStart((current) => current ?? { ...usual, ...how });
  };

  useImperativeHandle(handle, () => ({
    seekTo: (seconds) => (player.current ? player.current.seekTo(seconds) : begin({ at: seconds, resumed: false })),
    getTime: () => player.current?.getTime() ?? 0,
  }));

  const onVisible = useEffectEvent(() => begin({ autoPlay: false }));
  useEffect(() => {
    if (!autoLoad || !frame.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [autoLoad]);

  const startsAt = from > 0 ? `from ${formatDuration(from)}` : '';

  return (
    <div ref={frame} className={styles.frame} data-testid="video-player">
      {!started && <Picture src={poster} alt="" ratio="video" priority blank="video" className={styles.poster} />}
      {start ? (
        <PlayerClient
          id={id}
          title={title}
          source={source}
          captions={captions}
          startAt={start.at}
          resumed={start.resumed}
          autoPlay={start.autoPlay}
          settingsFirst={start.settingsFirst}
          renewSource={onNeedFreshSource}
          onStarted={() => setStarted(true)}
          onEnded={onEnded}
          handle={player}
        />
      ) : (
        <>
          <button type="button" className={styles.play} aria-label={`Play ${title} ${startsAt}`.trim()} onClick={() => begin()} onPointerEnter={warmUp} onFocus={warmUp}>
            <span className={styles.disc}>
              <Play aria-hidden="true" />
            </span>
            {startsAt && <span className={styles.from}>{startsAt}</span>}
          </button>
          <button
            type="button"
            className={styles.choices}
            aria-label={`Quality and speed ${choices}`.trim()}
            onClick={() => begin({ autoPlay: false, settingsFirst: true })}
          >
            <Settings2 aria-hidden="true" />
            {choices}
          </button>
          {duration ? <span className={styles.duration}>{formatDuration(duration)}</span> : null}
        </>
      )}
    </div>
  );
}
