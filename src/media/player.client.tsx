import type { MediaController as MediaControllerElement } from 'media-chrome';
import { MediaController, MediaLoadingIndicator } from 'media-chrome/react';
import { Play } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { PointerEvent, Ref, SyntheticEvent } from 'react';
import { cx } from '@/components/cx';
import { useCaptions } from './captions';
import { performAction } from './player-actions';
import { PlayerControls } from './player-controls';
import { PlayerFailure, PlayerNotice, PlayerSpinner, ResumeOffer } from './player-messages';
import { PlayerSettings } from './player-settings';
import { PlayerShortcuts } from './player-shortcuts';
import type { PlayerHandle, PlayerSource } from './player-types';
import type { VideoAction } from './player-keys';
import { qualityLabel } from './quality';
import { formatSpeed } from './speed';
import { usePlayerNotice } from './use-player-notice';
import { usePlaybackMemory } from './use-playback-memory';
import { usePlaybackSession } from './use-playback-session';
import { usePlayerKeys } from './use-player-keys';
import styles from './player.module.css';

interface PlayerClientProps {
  id: string;
  title: string;
  source: PlayerSource;
  /** Seconds. */
  startAt: number;
  /** `startAt` comes from the stored watch progress: show the resume notice. */
  resumed: boolean;
  autoPlay: boolean;
  settingsFirst: boolean;
  renewSource?: () => Promise<PlayerSource | null>;
  onStarted: () => void;
  handle: Ref<PlayerHandle>;
}

type Panel = 'settings' | 'shortcuts' | null;

/** Pauses the other recorded videos of the page, so that only one is heard. Live pictures play together. */
function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const video of document.querySelectorAll<HTMLVideoElement>('[data-player=video] video')) {
    if (video !== currentTarget) video.pause();
  }
}

/** The loaded player: video, controls, shortcuts and messages. Fills its container. */
export function PlayerClient({
  id,
  title,
  source,
  startAt,
  resumed,
  autoPlay,
  settingsFirst,
  renewSource,
  onStarted,
  handle,
}: PlayerClientProps) {
  const player = useRef<HTMLDivElement>(null);
  const controller = useRef<MediaControllerElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const settingsId = useId();
  const shortcutsId = useId();
  const [panel, setPanel] = useState<Panel>(settingsFirst ? 'settings' : null);
  const [started, setStarted] = useState(false);
  const [isWaitingForPlay, setWaitingForPlay] = useState(autoPlay);
  const [speed, setSpeed] = useState(1);
  const { notice, showNotice } = usePlayerNotice();

  const captionState = useCaptions(video);
  usePlaybackMemory(video, id);
  const onRefused = () => {
    setWaitingForPlay(false);
    showNotice('Press play to start');
  };
  const playback = usePlaybackSession(video, { source, startAt, autoPlay, renewSource, onRefused });

  useImperativeHandle(handle, () => ({
    seekTo(seconds) {
      if (!video.current) return;
      video.current.currentTime = seconds;
      video.current.play().catch(() => undefined);
    },
    getTime: () => video.current?.currentTime ?? 0,
  }));

  useEffect(() => {
    // The messages are siblings of the controller, so the whole player has to go full screen.
    if (controller.current && player.current) controller.current.fullscreenElement = player.current;
  }, []);
  useEffect(() => {
    // The play button that had the focus is gone, so move the focus into the player.
    if (autoPlay && document.activeElement === document.body) player.current?.focus({ preventScroll: true });
  }, [autoPlay]);

  /** Keeps the focus inside the player when the focused button disappears. */
  const focusPlayer = () => player.current?.focus({ preventScroll: true });
  const close = () => {
    setPanel(null);
    focusPlayer();
  };
  const toggle = (which: Panel) => {
    if (panel === which) close();
    else setPanel(which);
  };

  const act = (action: VideoAction) => {
    const message = video.current && controller.current && performAction(action, video.current, controller.current);
    if (message) showNotice(message);
  };
  usePlayerKeys(player, (action) => {
    if (action.type === 'close-panel' && !panel) return false;
    if (action.type === 'close-panel') close();
    else if (action.type === 'toggle-shortcuts') toggle('shortcuts');
    else act(action);
    return true;
  });

  /** Only clicks on the video itself count, not those on controls over it. */
  const onVideoPointerDown = (event: PointerEvent) => {
    if (panel && event.target === event.currentTarget) setPanel(null);
  };

  const chooseQuality = (size: number | null) => {
    playback.chooseQuality(size);
    showNotice(`Quality ${size === null ? 'auto' : qualityLabel(size)}`);
  };
  const chooseSpeed = (choice: number) => {
    if (video.current) video.current.playbackRate = choice;
    showNotice(`Speed ${formatSpeed(choice)}`);
  };
  const startOver = () => {
    if (video.current) video.current.currentTime = 0;
    focusPlayer();
  };
  const startPlaying = () => {
    act({ type: 'toggle-play' });
    focusPlayer();
  };
  const retry = () => {
    playback.retry();
    focusPlayer();
  };

  const onPlaying = () => {
    setWaitingForPlay(false);
    if (started) return;
    setStarted(true);
    onStarted();
  };

  return (
    <div ref={player} className={styles.player} role="group" aria-label={`Player: ${title}`} tabIndex={-1}>
      <MediaController
        ref={controller}
        className={cx(styles.controller, started && styles.started)}
        autohide={panel ? '-1' : '2'}
        onPointerDown={onVideoPointerDown}
        noHotkeys
        noVolumePref
        noMutedPref
        noSubtitlesLangPref
      >
        <video
          slot="media"
          ref={video}
          playsInline
          preload="metadata"
          onPlay={pauseOthers}
          onPlaying={onPlaying}
          onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        />
        <MediaLoadingIndicator slot="centered-chrome" noAutohide className={styles.loading} />
        <PlayerControls
          captions={captionState}
          onCaptions={() => act({ type: 'toggle-captions' })}
          settingsId={settingsId}
          settingsOpen={panel === 'settings'}
          onSettings={() => toggle('settings')}
          shortcutsId={shortcutsId}
          shortcutsOpen={panel === 'shortcuts'}
          onShortcuts={() => toggle('shortcuts')}
        />
      </MediaController>

      {!started && !isWaitingForPlay && (
        <button type="button" className={styles.bigPlay} aria-label={`Play ${title}`} onClick={startPlaying}>
          <Play />
        </button>
      )}
      {isWaitingForPlay && !playback.failure && <PlayerSpinner label="Loading the video" />}
      <PlayerNotice text={playback.repair ?? notice} />
      {started && resumed && <ResumeOffer seconds={startAt} onStartOver={startOver} />}
      {panel === 'settings' && (
        <PlayerSettings
          id={settingsId}
          qualities={playback.qualities}
          shownQuality={playback.shownQuality}
          chosenQuality={playback.chosenQuality}
          onQuality={chooseQuality}
          speed={speed}
          onSpeed={chooseSpeed}
          onClose={close}
        />
      )}
      {panel === 'shortcuts' && <PlayerShortcuts id={shortcutsId} onClose={close} />}
      {playback.failure && <PlayerFailure text={playback.failure} onRetry={retry} />}
    </div>
  );
}
