import { Select } from 'antd';
import { useId, type ComponentProps } from 'react';
import { Field } from '@/components/form/field';
import type { DeviceFieldsProps } from '@/entities/live-show/live-slots';
import { type Device, RESOLUTIONS, type Resolution } from '@/media/live/publisher-types';
import styles from './device-fields.module.css';

const BITRATES = [500, 1000, 1500, 2500, 4000];

function Choice<Value extends string | number>({
  label,
  ...select
}: ComponentProps<typeof Select<Value>> & { label: string }) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select<Value> id={id} virtual={false} classNames={{ popup: { root: styles.options ?? '' } }} {...select} />
    </Field>
  );
}

interface DeviceChoiceProps {
  label: string;
  devices: readonly Device[];
  chosen: string | null;
  /**
   * True after the device was lost. None is selected then, so that every device can be chosen, including the lost one.
   */
  lost: boolean;
  onChange: (id: string) => void;
}

function DeviceChoice({ label, devices, chosen, lost, onChange }: DeviceChoiceProps) {
  const present = chosen === null ? devices[0] : devices.find(({ id }) => id === chosen);
  return (
    <Choice<string>
      label={label}
      value={lost ? null : (present?.id ?? null)}
      disabled={devices.length === 0}
      placeholder={devices.length === 0 ? `No ${label.toLowerCase()} found yet` : 'Choose a device'}
      options={devices.map((device) => ({ value: device.id, label: device.label }))}
      onChange={onChange}
    />
  );
}

export function DeviceFields({ publisher: { cameras, microphones, choice, choose, missing } }: DeviceFieldsProps) {
  const bitrates = BITRATES.includes(choice.bitrate) ? BITRATES : [...BITRATES, choice.bitrate].sort((a, b) => a - b);
  return (
    <div className={styles.fields}>
      <DeviceChoice
        label="Camera"
        devices={cameras}
        chosen={choice.cameraId}
        lost={missing.camera !== null}
        onChange={(cameraId) => choose({ cameraId })}
      />
      <DeviceChoice
        label="Microphone"
        devices={microphones}
        chosen={choice.microphoneId}
        lost={missing.microphone !== null}
        onChange={(microphoneId) => choose({ microphoneId })}
      />
      <Choice<Resolution>
        label="Resolution"
        value={choice.resolution}
        options={RESOLUTIONS.map((value) => ({ value, label: value }))}
        onChange={(resolution) => choose({ resolution })}
      />
      <Choice<number>
        label="Maximum upload rate"
        value={choice.bitrate}
        options={bitrates.map((value) => ({ value, label: `${value / 1000} Mbps` }))}
        onChange={(bitrate) => choose({ bitrate })}
      />
    </div>
  );
}
