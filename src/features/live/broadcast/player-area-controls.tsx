import { Camera, CameraOff, Mic, MicOff, MonitorUp, Settings2, Square } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import type { DeviceDialogProps } from '@/entities/live-show/live-slots';
import type { Publisher } from '@/media/live/use-publisher';
import { FlipCamera } from './flip-camera';
import styles from './player-area-controls.module.css';

/** Browsers on phones and tablets can't share the screen, although some have the function. */
const canShare = () =>
  typeof navigator !== 'undefined' &&
  Boolean(navigator.mediaDevices) &&
  'getDisplayMedia' in navigator.mediaDevices &&
  !window.matchMedia('(pointer: coarse)').matches;

interface PlayerAreaControlsProps {
  publisher: Publisher;
  DeviceDialog: ComponentType<DeviceDialogProps>;
  onEnd: () => void;
}

export function PlayerAreaControls({ publisher, DeviceDialog, onEnd }: PlayerAreaControlsProps) {
  const { muted, mute, sharing, shareScreen } = publisher;
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <IconButton
        label="Mute microphone (M)"
        pressed={muted.microphone}
        onClick={() => mute({ microphone: !muted.microphone })}
      >
        {muted.microphone ? <MicOff /> : <Mic />}
      </IconButton>
      <IconButton label="Turn off camera (C)" pressed={muted.camera} onClick={() => mute({ camera: !muted.camera })}>
        {muted.camera ? <CameraOff /> : <Camera />}
      </IconButton>
      <FlipCamera publisher={publisher} />
      {canShare() ? (
        <IconButton label="Share screen" pressed={sharing} onClick={() => void shareScreen(!sharing)}>
          <MonitorUp />
        </IconButton>
      ) : null}
      <IconButton label="Devices and quality" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Settings2 />
      </IconButton>
      <span className={styles.end}>
        <Button variant="danger" icon={<Square />} onClick={onEnd}>
          End show
        </Button>
      </span>
      <DeviceDialog publisher={publisher} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
