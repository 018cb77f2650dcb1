import { Camera, CameraOff, Mic, MicOff, MonitorUp, Settings2, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { Dialog } from '@/components/dialog/dialog';
import type { Publisher } from '@/media/live/use-publisher';
import { DeviceFields } from './device-fields';
import { FlipCamera } from './flip-camera';
import styles from './player-area-controls.module.css';

/** Browsers on phones and tablets can't share the screen, although some have the function. */
const canShare = () =>
  typeof navigator !== 'undefined' &&
  Boolean(navigator.mediaDevices) &&
  'getDisplayMedia' in navigator.mediaDevices &&
  !window.matchMedia('(pointer: coarse)').matches;

/** Microphone, camera, screen sharing and devices, and the button that ends the show. */
export function PlayerAreaControls({ publisher, onEnd }: { publisher: Publisher; onEnd: () => void }) {
  const { muted, mute, sharing, shareScreen } = publisher;
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <IconButton
        label="Mute microphone (M)"
        pressed={muted.microphone}
        onClick={() => mute({ microphone: !muted.microphone })}
      >
        {muted.microphone ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </IconButton>
      <IconButton label="Turn off camera (C)" pressed={muted.camera} onClick={() => mute({ camera: !muted.camera })}>
        {muted.camera ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
      </IconButton>
      <FlipCamera publisher={publisher} />
      {canShare() ? (
        <IconButton label="Share screen" pressed={sharing} onClick={() => void shareScreen(!sharing)}>
          <MonitorUp aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label="Devices and quality" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Settings2 aria-hidden="true" />
      </IconButton>
      <span className={styles.end}>
        <Button look="danger" icon={<Square />} onClick={onEnd}>
          End show
        </Button>
      </span>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Devices and quality"
        shape="sheet"
        footer={<Button onClick={() => setChoosing(false)}>Done</Button>}
      >
        <DeviceFields publisher={publisher} />
      </Dialog>
    </>
  );
}
