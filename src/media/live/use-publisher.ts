import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefCallback } from 'react';
import type { PublishTo } from './broadcast';
import { createPublisher } from './publisher';
import { INITIAL_PUBLISHER_VIEW } from './publisher-types';
import type { LevelMeter, Muted, PublisherChoice, PublisherView } from './publisher-types';

export interface Publisher extends PublisherView {
  /** Ref for the video element that shows the preview. */
  preview: RefCallback<HTMLVideoElement>;
  level: LevelMeter;
  choose: (change: Partial<PublisherChoice>) => void;
  /** Requests camera and microphone and shows the preview. */
  openDevices: () => Promise<void>;
  /** Requests a missing camera or microphone again. */
  retryMissing: () => Promise<void>;
  /** Goes live with this stream id and reconnects after every drop. */
  start: (streamId: string) => Promise<void>;
  /** Ends the broadcast and releases the devices. */
  stop: () => void;
  shareScreen: (on: boolean) => Promise<void>;
  mute: (change: Partial<Muted>) => void;
}

const nothing = () => INITIAL_PUBLISHER_VIEW;

/** The performer's devices and broadcast. Unmounting ends the broadcast and releases devices and listeners. */
export function usePublisher({ hosts, token }: PublishTo): Publisher {
  const [machine] = useState(createPublisher);
  const view = useSyncExternalStore(machine.subscribe, machine.view, nothing);
  useEffect(() => machine.open(), [machine]);

  return {
    ...view,
    preview: machine.preview,
    level: machine.level,
    choose: (change) => void machine.choose(change),
    openDevices: machine.openDevices,
    retryMissing: machine.retryMissing,
    start: (streamId) => machine.start(streamId, { hosts, token }),
    stop: machine.stop,
    shareScreen: machine.shareScreen,
    mute: machine.mute,
  };
}
