import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useOpen } from '../use-open';
import { useField } from './studio-form';
import styles from './items.module.css';

interface DateItemProps {
  name: string;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

/** The format of fields of type `datetime-local`. */
const STORED_TIME = 'YYYY-MM-DDTHH:mm';

/** The first is shown; the others can be typed. */
const TIMES = ['MMM D, YYYY h:mm A', 'M/D/YYYY h:mm A', 'M/D/YYYY HH:mm', 'YYYY-MM-DD HH:mm', STORED_TIME];

const textIn = (format: string) => (value: Dayjs | null) => value?.format(format) ?? '';
const fromText = (text: string) => ({ value: text === '' ? null : dayjs(text) });

/** Enter takes what was typed, and would send the form too. */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A day and a time in the time zone of the device, stored as `2026-05-09T20:00`, empty for none. `schedule.ts` turns it into an instant. */
export function DateTimeItem({ name, label, hint, disabled }: DateItemProps) {
  const { rules } = useField(name);
  const zone = useTimeZone();
  const popup = useOpen();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint ?? `In your time zone, ${zone}.`}
      rules={rules}
      getValueFromEvent={textIn(STORED_TIME)}
      getValueProps={fromText}
    >
      <DatePicker
        {...popup}
        className={styles.date}
        classNames={{ popup: { root: styles.timePopup ?? '' } }}
        format={TIMES}
        showTime={{ format: 'h:mm A', minuteStep: 5 }}
        showNow={false}
        needConfirm={false}
        placeholder="Choose day and time"
        disabled={disabled}
        onKeyDown={onKeyDown}
      />
    </Form.Item>
  );
}
