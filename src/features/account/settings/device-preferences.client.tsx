import { useEffect, useSyncExternalStore } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { applyMotionChoice, motionChoice } from '@/device/motion-preference';
import { requestSound } from '@/device/request-sound';
import { useAppSelector } from '@/store/hooks';

/** Motion, and the sounds that the site itself makes. Kept on this device. */
export function DevicePreferences() {
  const motion = useSyncExternalStore(motionChoice.onChange, motionChoice.read);
  const hasSound = useSyncExternalStore(requestSound.onChange, requestSound.read);
  const isPerformer = useAppSelector(({ auth }) => auth.authUser?.isPerformer === true);

  // Another tab may have chosen, or the device was told to forget.
  useEffect(applyMotionChoice, [motion]);

  return (
    <>
      <Checkbox
        label="Reduce motion"
        hint="Animations stop, and nothing moves by itself. When this is off, your device's own setting counts."
        checked={motion === 'reduced'}
        onChange={(event) => motionChoice.write(event.target.checked ? 'reduced' : 'system')}
      />
      {isPerformer ? <Checkbox label="Play a sound when a fan requests a private show" checked={hasSound} onChange={(event) => requestSound.write(event.target.checked)} /> : null}
    </>
  );
}
