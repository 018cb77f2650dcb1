import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Picture } from '@/components/picture/picture';
import { PlayerLoading } from '../player-loading';
import styles from '../video-player.module.css';
import type { LiveHealth, PlayMode, StreamHosts, TokenSource } from './live-types';

const load = () => import('./live-player.client');

const LivePlayerClient = dynamic(() => load().then((module) => module.LivePlayerClient), { ssr: false, loading: PlayerLoading });

/** Fetches the player's code ahead, while it is not yet known what to play. */
export const prepareLivePlayer = () => void load().catch(() => undefined);

export interface LivePlayerProps {
  title: string;
  poster?: string | null;
  mode: PlayMode;
  streamId: string;
  hosts: StreamHosts;
  /** Gives a one-time token, or null where none is needed. */
  token: TokenSource;
  /** What the picture is doing: called with each change. */
  onHealth?: (health: LiveHealth) => void;
  /** A toggle of the page's layout, among the controls. */
  theatre?: { on: boolean; toggle: () => void };
  /** Without sound, whatever was chosen before; else as the viewer likes it. */
  muted?: boolean;
  /** Nothing over the picture but sound and full screen. */
  bare?: boolean;
  /** What the page knows better, in place of the player's own message; empty for none. */
  notice?: string;
}

/** A live picture, which starts by itself. Its code comes after the page; another stream starts anew. */
export function LivePlayer(props: LivePlayerProps) {
  return <Frame key={`${props.mode} ${props.streamId}`} {...props} />;
}

function Frame({ poster, ...props }: LivePlayerProps) {
  const [started, setStarted] = useState(false);
  return (
    <div className={styles.frame} data-testid="live-player">
      {!started && <Picture src={poster} alt="" ratio="video" priority blank="video" className={styles.poster} />}
      <LivePlayerClient {...props} onStarted={() => setStarted(true)} />
    </div>
  );
}
