import { useState } from 'react';
import type { RefObject } from 'react';
import { savePreferences, readPreferences } from '@/device/playback';
import type { Quality } from './quality';

/**
 * Available, current and preferred quality (shorter side in pixels, null for automatic). The preference is stored on
 * this device.
 */
export function useQualityChoice(session: RefObject<{ setQuality(size: number | null): void } | null>) {
  const [qualities, setQualities] = useState<Quality[]>([]);
  const [shownQuality, setShownQuality] = useState<number | null>(null);
  const [chosenQuality, setChosenQuality] = useState(() => readPreferences().quality);

  const chooseQuality = (size: number | null) => {
    setChosenQuality(size);
    savePreferences({ quality: size });
    session.current?.setQuality(size);
  };

  return { qualities, setQualities, shownQuality, setShownQuality, chosenQuality, chooseQuality };
}
