import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefCallback } from 'react';
import type { PublishTo } from './broadcast';
import { createPublisher } from './publisher';
import { NOTHING_SENT } from './publisher-types';
import type { LevelMeter, Muted, PublisherChoice, PublisherView } from './publisher-types';

export interface Publisher extends PublisherView {
  /** For the video element that shows what is sent. */
  preview: RefCallback<HTMLVideoElement>;
  level: LevelMeter;
  choose: (change: Partial<PublisherChoice>) => void;
  /** Asks for camera and microphone, and shows them. */
  openDevices: () => Promise<void>;
  /** Asks once more for a camera or a microphone that is missing. */
  retryMissing: () => Promise<void>;
  /** Goes on air under this id, and back again after each drop. */
  start: (streamId: string) => Promise<void>;
  /** Leaves the air and lets go of the devices. */
  stop: () => void;
  shareScreen: (on: boolean) => Promise<void>;
  mute: (change: Partial<Muted>) => void;
}

const nothing = () => NOTHING_SENT;

/** A performer's camera and microphone, and their way to the media server. Everything ends with the component: air, devices, listeners. */
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
