import type { MediaController as MediaControllerElement } from 'media-chrome';
import { MediaController, MediaLoadingIndicator } from 'media-chrome/react';
import { Play } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref, SyntheticEvent } from 'react';
import { cx } from '@/components/cx';
import { readPreferences, savePreferences } from '@/device/playback';
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
import { toggleTheater } from './theater';
import { useDoubleTapSeek } from './use-double-tap-seek';
import { usePlayerNotice } from './use-player-notice';
import { usePlayerPanel } from './use-player-panel';
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
  /** The page has a theater mode: it reacts to `data-theater` on the player. */
  hasTheater?: boolean;
  renewSource?: () => Promise<PlayerSource | null>;
  onStarted: () => void;
  handle: Ref<PlayerHandle>;
}

/** Pauses the other recorded videos of the page, so that only one is heard. Livestreams keep playing. */
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
  hasTheater = false,
  renewSource,
  onStarted,
  handle,
}: PlayerClientProps) {
  const player = useRef<HTMLDivElement>(null);
  const controller = useRef<MediaControllerElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const settingsId = useId();
  const shortcutsId = useId();
  const { panel, closePanel, togglePanel, onVideoPointerDown } = usePlayerPanel(
    player,
    settingsFirst ? 'settings' : null,
  );
  const [started, setStarted] = useState(false);
  const [isWaitingForPlay, setWaitingForPlay] = useState(autoPlay);
  const [speed, setSpeed] = useState(1);
  const [isLooping, setLooping] = useState(() => readPreferences().loop);
  const [isTheater, setTheater] = useState(false);
  const theater = hasTheater ? { on: isTheater, toggle: () => setTheater(!isTheater) } : null;
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
    // The play button that had the focus is gone, so move the focus into the player. In Safari, an element around the
    // button has it.
    if (autoPlay && document.activeElement?.contains(player.current)) player.current?.focus({ preventScroll: true });
  }, [autoPlay]);

  /** Keeps the focus inside the player when the focused button disappears. */
  const focusPlayer = () => player.current?.focus({ preventScroll: true });

  const act = (action: VideoAction) => {
    const message = video.current && controller.current && performAction(action, video.current, controller.current);
    if (message) showNotice(message);
  };
  const seekBy = (seconds: number) => act({ type: 'seek-by', seconds });
  const onVideoPointerUp = useDoubleTapSeek(seekBy);
  usePlayerKeys(player, (action) => {
    if (action.type === 'toggle-theater') return theater !== null && toggleTheater(theater, showNotice);
    if (action.type === 'close-panel' && !panel) return false;
    if (action.type === 'close-panel') closePanel();
    else if (action.type === 'toggle-shortcuts' && panel === 'shortcuts') closePanel();
    else if (action.type === 'toggle-shortcuts') togglePanel('shortcuts');
    else act(action);
    return true;
  });

  const chooseQuality = (size: number | null) => {
    playback.chooseQuality(size);
    showNotice(`Quality ${size === null ? 'auto' : qualityLabel(size)}`);
  };
  const chooseSpeed = (choice: number) => {
    if (video.current) video.current.playbackRate = choice;
    showNotice(`Speed ${formatSpeed(choice)}`);
  };
  const chooseLoop = (choice: boolean) => {
    setLooping(choice);
    savePreferences({ loop: choice });
    showNotice(choice ? 'Loop on' : 'Loop off');
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
    <div
      ref={player}
      className={styles.player}
      role="group"
      aria-label={`Player: ${title}`}
      tabIndex={-1}
      data-theater={isTheater || undefined}
    >
      <MediaController
        ref={controller}
        className={cx(styles.controller, started && styles.started)}
        autohide={panel ? '-1' : '2'}
        onPointerDown={onVideoPointerDown}
        onPointerUp={onVideoPointerUp}
        noHotkeys
        noVolumePref
        noMutedPref
        noSubtitlesLangPref
      >
        <video
          slot="media"
          ref={video}
          loop={isLooping}
          playsInline
          preload="metadata"
          onPlay={pauseOthers}
          onPlaying={onPlaying}
          onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        />
        <MediaLoadingIndicator slot="centered-chrome" noAutohide className={styles.loading} />
        <PlayerControls
          onSeek={seekBy}
          captions={captionState}
          onCaptions={() => act({ type: 'toggle-captions' })}
          settingsId={settingsId}
          settingsOpen={panel === 'settings'}
          onSettings={() => togglePanel('settings')}
          shortcutsId={shortcutsId}
          shortcutsOpen={panel === 'shortcuts'}
          onShortcuts={() => togglePanel('shortcuts')}
          theater={theater}
        />
      </MediaController>

      {!started && !isWaitingForPlay && (
        <button type="button" className={styles.bigPlay} aria-label={`Play ${title}`} onClick={startPlaying}>
          <Play />
        </button>
      )}
      {isWaitingForPlay && !playback.failure && <PlayerSpinner label="Loading the video" />}
      <PlayerNotice text={playback.repair ?? notice} />
      {resumed && <ResumeOffer started={started} seconds={startAt} onStartOver={startOver} />}
      {panel === 'settings' && (
        <PlayerSettings
          id={settingsId}
          qualities={playback.qualities}
          shownQuality={playback.shownQuality}
          chosenQuality={playback.chosenQuality}
          onQuality={chooseQuality}
          speed={speed}
          onSpeed={chooseSpeed}
          isLooping={isLooping}
          onLoop={chooseLoop}
          onClose={closePanel}
        />
      )}
      {panel === 'shortcuts' && (
        <PlayerShortcuts id={shortcutsId} kind="video" hasTheater={hasTheater} onClose={closePanel} />
      )}
      {playback.failure && <PlayerFailure text={playback.failure} onRetry={retry} />}
    </div>
  );
}
