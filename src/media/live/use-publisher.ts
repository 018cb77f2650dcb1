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

const getInitialView = () => INITIAL_PUBLISHER_VIEW;

/** The performer's devices and broadcast. Unmounting ends the broadcast and releases devices and listeners. */
export function usePublisher({ hosts, token }: PublishTo): Publisher {
  const [publisher] = useState(createPublisher);
  const view = useSyncExternalStore(publisher.subscribe, publisher.view, getInitialView);
  useEffect(() => publisher.open(), [publisher]);

  return {
    ...view,
    preview: publisher.preview,
    level: publisher.level,
    choose: (change) => void publisher.choose(change),
    openDevices: publisher.openDevices,
    retryMissing: publisher.retryMissing,
    start: (streamId) => publisher.start(streamId, { hosts, token }),
    stop: publisher.stop,
    shareScreen: publisher.shareScreen,
    mute: publisher.mute,
  };
}
