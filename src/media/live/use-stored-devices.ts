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
    ...(known ? { resolution: known } : {}),
    ...(typeof bitrate === 'number' && bitrate >= 100 && bitrate <= 20_000 ? { bitrate } : {}),
  };
}

const NOTHING: Partial<PublisherChoice> = {};
const kept = deviceValue('encore.broadcast', 1, parse, NOTHING);

/** The publisher with the devices and the quality that this device had last time. */
export function useStoredDevices(publisher: Publisher): Publisher {
  const { choice, choose } = publisher;
  const restore = useEffectEvent(() => choose(kept.read()));
  useEffect(() => restore(), []);
  return {
    ...publisher,
    choose: (change) => {
      choose(change);
      kept.write({ ...choice, ...change });
    },
  };
}
