import { useEffect, useEffectEvent } from 'react';
import { deviceValue } from '@/device/device-value';
import { type PublisherChoice, RESOLUTIONS } from './publisher-types';
import type { Publisher } from './use-publisher';

const idIn = (data: unknown): string | null => (typeof data === 'string' && data !== '' ? data : null);

function parse(data: unknown): Partial<PublisherChoice> {
  if (typeof data !== 'object' || data === null) throw new TypeError('Not a choice');
  const { cameraId, microphoneId, resolution, bitrate } = data as Record<string, unknown>;
  const known = RESOLUTIONS.find((each) => each === resolution);
  return {
    cameraId: idIn(cameraId),
    microphoneId: idIn(microphoneId),
    facing: null,
    ...(known ? { resolution: known } : {}),
    ...(typeof bitrate === 'number' && bitrate >= 100 && bitrate <= 20_000 ? { bitrate } : {}),
  };
}

const NOTHING: Partial<PublisherChoice> = {};
const storedChoice = deviceValue('encore.broadcast', parse, NOTHING);

/** Restores the camera, microphone and quality last used in this browser, and stores changes. */
export function useStoredDevices(publisher: Publisher): Publisher {
  const { choice, choose } = publisher;
  const restore = useEffectEvent(() => choose(storedChoice.read()));
  useEffect(() => restore(), []);
  return {
    ...publisher,
    choose: (change) => {
      choose(change);
      storedChoice.write({ ...choice, ...change });
    },
  };
}
