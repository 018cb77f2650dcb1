import { SwitchCamera } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import type { Publisher } from '@/media/live/use-publisher';

/** On phones and tablets: switches between front and back camera. */
export function FlipCamera({ publisher: { cameras, choice, choose } }: { publisher: Publisher }) {
  if (cameras.length < 2 || !window.matchMedia('(pointer: coarse)').matches) return null;
  return (
    <IconButton
      label="Flip camera"
      onClick={() => choose({ cameraId: null, facing: choice.facing === 'environment' ? 'user' : 'environment' })}
    >
      <SwitchCamera />
    </IconButton>
  );
}
