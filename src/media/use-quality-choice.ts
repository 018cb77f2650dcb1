import { useState } from 'react';
import type { RefObject } from 'react';
import { keepPreferences, readPreferences } from '@/device/playback';
import type { Quality } from './quality';

/** What may be chosen of a picture, what is shown, and what the device has chosen (shorter side in pixels, null for automatic). */
export function useQualityChoice(session: RefObject<{ setQuality(size: number | null): void } | null>) {
  const [qualities, setQualities] = useState<Quality[]>([]);
  const [shownQuality, setShownQuality] = useState<number | null>(null);
  const [chosenQuality, setChosenQuality] = useState(() => readPreferences().quality);

  const chooseQuality = (size: number | null) => {
    setChosenQuality(size);
    keepPreferences({ quality: size });
    session.current?.setQuality(size);
  };

  return { qualities, setQualities, shownQuality, setShownQuality, chosenQuality, chooseQuality };
}
