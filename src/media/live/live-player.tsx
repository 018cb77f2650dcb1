import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Picture } from '@/components/picture/picture';
import { PlayerLoading } from '../player-loading';
import type { Theater } from '../theater';
import styles from '../video-player.module.css';
import type { LiveHealth, PlayMode, StreamHosts, TokenSource } from './live-types';

const load = () => import('./live-player.client');

const LivePlayerClient = dynamic(() => load().then((module) => module.LivePlayerClient), {
  ssr: false,
  loading: PlayerLoading,
});

/** Prefetches the player's code before the stream is known. */
export const prepareLivePlayer = () => void load().catch(() => undefined);

export interface LivePlayerProps {
  title: string;
  poster?: string | null;
  mode: PlayMode;
  streamId: string;
  hosts: StreamHosts;
  /** Resolves to a one-time token, or to null when none is required. */
  token: TokenSource;
  /** Called whenever the playback state changes. */
  onHealth?: (health: LiveHealth) => void;
  /** The page's theater mode, toggled from the player's controls. */
  theater?: Theater;
  /** Shows only the sound and full screen controls. */
  bare?: boolean;
  /** Replaces the player's own message; an empty string hides it. */
  notice?: string;
}

/** A livestream that starts automatically. The player's code is lazy loaded; a different stream remounts the player. */
export function LivePlayer(props: LivePlayerProps) {
  return <Frame key={`${props.mode} ${props.streamId}`} {...props} />;
}

function Frame({ poster, ...props }: LivePlayerProps) {
  const [started, setStarted] = useState(false);
  return (
    <div className={styles.frame} data-testid="live-player">
      {!started && <Picture src={poster} alt="" ratio="video" priority placeholder="video" className={styles.poster} />}
      <LivePlayerClient {...props} onStarted={() => setStarted(true)} />
    </div>
  );
}
