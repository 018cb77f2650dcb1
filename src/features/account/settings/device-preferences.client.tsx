import { useEffect, useSyncExternalStore } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { applyMotionChoice, motionChoice } from '@/device/motion-preference';
import { requestSound } from '@/device/request-sound';
import { useIsPerformer } from '@/store/hooks';

export function DevicePreferences() {
  const motion = useSyncExternalStore(motionChoice.onChange, motionChoice.read);
  const hasSound = useSyncExternalStore(requestSound.onChange, requestSound.read);
  const isPerformer = useIsPerformer();

  // The setting may change in another tab or when the device data is cleared.
  useEffect(applyMotionChoice, [motion]);

  return (
    <>
      <Checkbox
        label="Reduce motion"
        hint="Turns off animations. When this is off, the site follows your device’s setting."
        checked={motion === 'reduced'}
        onChange={(event) => motionChoice.write(event.target.checked ? 'reduced' : 'system')}
      />
      {isPerformer ? (
        <Checkbox
          label="Play a sound when a fan requests a private show"
          checked={hasSound}
          onChange={(event) => requestSound.write(event.target.checked)}
        />
      ) : null}
    </>
  );
}
