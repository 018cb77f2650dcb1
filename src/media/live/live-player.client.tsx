import type { MediaController as MediaControllerElement } from 'media-chrome';
import { MediaController } from 'media-chrome/react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/components/cx';
import { savePreferences, readPreferences } from '@/device/playback';
import { performAction } from '../player-actions';
import { SEEK_BY_S, type VideoAction } from '../player-keys';
import { PlayerFailure, PlayerNotice, PlayerSpinner } from '../player-messages';
import { PlayerSettings } from '../player-settings';
import { PlayerShortcuts } from '../player-shortcuts';
import { qualityLabel } from '../quality';
import { useDoubleTapSeek } from '../use-double-tap-seek';
import { usePlayerNotice } from '../use-player-notice';
import { usePlayerPanel } from '../use-player-panel';
import { toggleTheater } from '../theater';
import { usePlayerKeys } from '../use-player-keys';
import shared from '../player.module.css';
import { MinimalControls, LiveControls } from './live-controls';
import { LiveBadge, LiveMessage, BigPlayButton, UnmuteButton } from './live-messages';
import type { LivePlayerProps } from './live-player';
import { useLiveSession } from './use-live-session';

interface LivePlayerClientProps extends Omit<LivePlayerProps, 'poster'> {
  onStarted: () => void;
}

/** The loaded player: video, controls, shortcuts and messages. Fills its container. */
export function LivePlayerClient({
  title,
  mode,
  streamId,
  hosts,
  token,
  onHealth,
  theater,
  bare = false,
  notice: pageNotice,
  onStarted,
}: LivePlayerClientProps) {
  const player = useRef<HTMLDivElement>(null);
  const controller = useRef<MediaControllerElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const settingsId = useId();
  const shortcutsId = useId();
  const { panel, closePanel, togglePanel, onVideoPointerDown } = usePlayerPanel(player);
  const [started, setStarted] = useState(false);
  const { notice, showNotice } = usePlayerNotice();

  useEffect(() => {
    if (!video.current) return;
    const { volume, muted } = readPreferences();
    video.current.volume = volume;
    video.current.muted = muted;
  }, []);
  const {
    health,
    qualities,
    shownQuality,
    chosenQuality,
    chooseQuality,
    sound,
    setSound,
    isSilenced,
    takeSoundAsChosen,
    session,
  } = useLiveSession(video, {
    mode,
    streamId,
    hosts,
    token,
    onHealth,
    canPause: !bare,
  });

  useEffect(() => {
    // The messages are siblings of the controller, so the whole player has to go full screen.
    if (controller.current && player.current) controller.current.fullscreenElement = player.current;
  }, []);

  const focusPlayer = () => player.current?.focus({ preventScroll: true });

  const seekBy = (seconds: number) => {
    const shown = session.current?.window();
    if (!shown) return;
    session.current?.seek(shown.at + seconds);
    showNotice(`${seconds > 0 ? 'Forward' : 'Back'} ${Math.abs(seconds)} s`);
  };
  const act = (action: VideoAction) => {
    if (
      !video.current ||
      !controller.current ||
      action.type === 'speed-by' ||
      action.type === 'seek-to' ||
      action.type === 'toggle-captions'
    )
      return false;
    if (bare && (action.type === 'seek-by' || action.type === 'toggle-play' || action.type === 'toggle-pip'))
      return false;
    if (action.type === 'seek-by') seekBy(Math.sign(action.seconds) * SEEK_BY_S);
    else {
      const message = performAction(action, video.current, controller.current);
      if (message) showNotice(message);
    }
    return true;
  };
  const onVideoPointerUp = useDoubleTapSeek((seconds) => act({ type: 'seek-by', seconds }));
  usePlayerKeys(player, (action) => {
    if (action.type === 'toggle-theater') return theater !== undefined && toggleTheater(theater, showNotice);
    if (action.type === 'toggle-shortcuts') {
      if (panel === 'shortcuts') closePanel();
      else if (!bare) togglePanel('shortcuts');
      return !bare;
    }
    if (action.type !== 'close-panel') return act(action);
    if (panel) closePanel();
    return panel !== null;
  });

  const onPlaying = () => {
    setStarted(true);
    onStarted();
    setSound((current) => (current === 'refused' ? 'silenced' : current));
  };
  const onVolume = () => {
    if (!video.current) return;
    const { volume, muted: isMuted } = video.current;
    if (!isMuted) takeSoundAsChosen();
    // Don't store a mute that the browser enforced.
    if (!isSilenced()) savePreferences({ volume, muted: isMuted });
  };
  const turnOnSound = () => {
    if (!video.current) return;
    if (isSilenced()) video.current.muted = false;
    video.current.play().catch(() => undefined);
    takeSoundAsChosen();
    focusPlayer();
  };
  const retry = () => {
    session.current?.retry();
    focusPlayer();
  };
  const pickQuality = (size: number | null) => {
    chooseQuality(size);
    showNotice(`Quality ${size === null ? 'auto' : qualityLabel(size)}`);
  };

  const hasPicture = started && health.step !== 'waiting' && health.step !== 'failed';
  const isComing = health.step === 'connecting' || health.step === 'repairing';
  return (
    <div
      ref={player}
      className={shared.player}
      role="group"
      aria-label={`Live player: ${title}`}
      tabIndex={-1}
      data-player="live"
      data-step={health.step}
    >
      <MediaController
        ref={controller}
        className={cx(shared.controller, hasPicture && shared.started)}
        autohide={panel ? '-1' : '2'}
        onPointerDown={onVideoPointerDown}
        onPointerUp={onVideoPointerUp}
        gesturesDisabled={bare}
        noHotkeys
        noVolumePref
        noMutedPref
        noSubtitlesLangPref
      >
        <video slot="media" ref={video} playsInline preload="auto" onPlaying={onPlaying} onVolumeChange={onVolume} />
        {hasPicture && bare && <MinimalControls />}
        {hasPicture && !bare && (
          <LiveControls
            session={session}
            onSeek={seekBy}
            settings={
              qualities.length > 0
                ? { id: settingsId, open: panel === 'settings', toggle: () => togglePanel('settings') }
                : null
            }
            theater={theater}
          />
        )}
      </MediaController>

      {health.step === 'playing' && !bare && <LiveBadge delay={health.delay} />}
      {isComing && sound !== 'refused' && <PlayerSpinner label="Loading the stream" />}
      {sound === 'refused' && <BigPlayButton title={title} onPress={turnOnSound} />}
      {sound === 'silenced' && health.step === 'playing' && <UnmuteButton onPress={turnOnSound} />}
      <LiveMessage health={health} notice={pageNotice} />
      <PlayerNotice text={notice} />
      {panel === 'settings' && (
        <PlayerSettings
          id={settingsId}
          qualities={qualities}
          shownQuality={shownQuality}
          chosenQuality={chosenQuality}
          onQuality={pickQuality}
          onClose={closePanel}
        />
      )}
      {panel === 'shortcuts' && (
        <PlayerShortcuts id={shortcutsId} kind="livestream" hasTheater={theater !== undefined} onClose={closePanel} />
      )}
      {health.step === 'failed' && (
        <PlayerFailure text={health.message ?? 'The stream couldn’t be played.'} onRetry={retry} />
      )}
    </div>
  );
}
