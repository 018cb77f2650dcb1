import { RadioGroup } from '@/components/form/radio-group';
import { TextField } from '@/components/form/text-field';
import { useTimeZone } from '@/components/text/use-time-zone';
import styles from './studio-form.module.css';

interface ScheduleFieldsProps {
  id: string;
  isSchedule: boolean;
  /** Value of a `datetime-local` field in the device's time zone. */
  local: string;
  error?: string;
  onSchedule: (isSchedule: boolean) => void;
  onLocal: (local: string) => void;
}

/** Publish now, or at a time in the device's time zone, which is named. */
export function ScheduleFields({ id, isSchedule, local, error, onSchedule, onLocal }: ScheduleFieldsProps) {
  const zone = useTimeZone();
  return (
    <div className={styles.group}>
      <RadioGroup
        label="When"
        name={`when-${id}`}
        value={isSchedule ? 'later' : 'now'}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Scheduled' },
        ]}
        onChange={(value) => onSchedule(value === 'later')}
      />
      {isSchedule && (
        <div className={styles.short}>
          <TextField
            label="Day and time"
            name="scheduledAt"
            type="datetime-local"
            value={local}
            error={error}
            hint={`In your time zone, ${zone}.`}
            onChange={(event) => onLocal(event.target.value)}
          />
        </div>
      )}
    </div>
  );
}
