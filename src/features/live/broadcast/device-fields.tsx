import { SelectField } from '@/components/form/select-field';
import { type Device, RESOLUTIONS } from '@/media/live/publisher-types';
import type { Publisher } from '@/media/live/use-publisher';
import styles from './device-fields.module.css';

const BITRATES = [500, 1000, 1500, 2500, 4000];

const options = (devices: readonly Device[], none: string) =>
  devices.length === 0
    ? [{ value: '', label: none }]
    : devices.map(({ id, label }, index) => ({ value: id, label: label || `Device ${index + 1}` }));

/** After a device was lost, nothing is selected, so that every device can be chosen, including the lost one. */
const UNCHOSEN = { value: '', label: 'Choose a device' };

export function DeviceFields({
  publisher: { cameras, microphones, choice, choose, missing },
}: {
  publisher: Publisher;
}) {
  const bitrates = BITRATES.includes(choice.bitrate) ? BITRATES : [...BITRATES, choice.bitrate].sort((a, b) => a - b);
  const lost = {
    camera: missing.camera !== null && cameras.length > 0,
    microphone: missing.microphone !== null && microphones.length > 0,
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label="Camera"
        value={lost.camera ? '' : (choice.cameraId ?? cameras[0]?.id ?? '')}
        disabled={cameras.length === 0}
        options={[...(lost.camera ? [UNCHOSEN] : []), ...options(cameras, 'No camera found yet')]}
        onChange={({ target }) => choose({ cameraId: target.value })}
      />
      <SelectField
        label="Microphone"
        value={lost.microphone ? '' : (choice.microphoneId ?? microphones[0]?.id ?? '')}
        disabled={microphones.length === 0}
        options={[...(lost.microphone ? [UNCHOSEN] : []), ...options(microphones, 'No microphone found yet')]}
        onChange={({ target }) => choose({ microphoneId: target.value })}
      />
      <SelectField
        label="Resolution"
        value={choice.resolution}
        options={RESOLUTIONS.map((value) => ({ value, label: value }))}
        onChange={({ target }) => choose({ resolution: RESOLUTIONS.find((resolution) => resolution === target.value) })}
      />
      <SelectField
        label="Maximum upload rate"
        value={choice.bitrate}
        options={bitrates.map((value) => ({ value: String(value), label: `${value / 1000} Mbit/s` }))}
        onChange={({ target }) => choose({ bitrate: Number(target.value) })}
      />
    </div>
  );
}
