import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useOpen } from '../use-open';
import { useField } from './studio-form';
import styles from './items.module.css';

interface DateItemProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** The format of fields of type `datetime-local`. */
const STORED_TIME = 'YYYY-MM-DDTHH:mm';

const DAYS = ['M/D/YYYY', 'MM/DD/YYYY'];
const CLOCKS = ['h:mm A', 'hh:mm A', 'h:mm a', 'hh:mm a'];

/** The first is shown; the others can be typed. None begins another one: antd takes "10:30" before "PM" is typed. */
const TIMES = [
  'MMM D, YYYY h:mm A',
  ...DAYS.flatMap((day) => CLOCKS.map((clock) => `${day} ${clock}`)),
  'YYYY-MM-DD HH:mm',
  STORED_TIME,
];

/** Finds text that antd couldn't read. It stays in the field, whose value is the one before. */
const readableRule = (id: string) => ({
  validator: () => {
    const field = document.getElementById(id);
    const text = field instanceof HTMLInputElement ? field.value : '';
    return text === '' || TIMES.some((format) => dayjs(text, format, true).isValid())
      ? Promise.resolve()
      : Promise.reject(new Error('Enter a date that exists, such as “12/24/2026 6:30 PM”.'));
  },
});

const textIn = (format: string) => (value: Dayjs | null) => value?.format(format) ?? '';
const fromText = (text: string) => ({ value: text === '' ? null : dayjs(text) });

/** Enter takes what was typed, and would send the form too. */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Includes what `Form.Item` passes to its control. */
function DateTimeControl({ onChange, onBlur, ...picker }: ComponentProps<typeof DatePicker>) {
  return (
    <DatePicker
      {...picker}
      {...useOpen()}
      onChange={onChange}
      onBlur={(event, info) => {
        // antd ignores a deleted text.
        if (event.target instanceof HTMLInputElement && event.target.value === '') onChange?.(null, '');
        onBlur?.(event, info);
      }}
      className={styles.date}
      classNames={{ popup: { root: styles.timePopup ?? '' } }}
      format={TIMES}
      showTime={{ format: 'h:mm A', minuteStep: 5 }}
      showNow={false}
      needConfirm={false}
      preserveInvalidOnBlur
      placeholder="Choose day and time"
      onKeyDown={onKeyDown}
    />
  );
}

/** A day and a time in the time zone of the device, stored as `2026-05-09T20:00`, empty for none. `schedule.ts` turns it into an instant. */
export function DateTimeItem({ name, label, hint }: DateItemProps) {
  const { id, rules } = useField(name);
  const zone = useTimeZone();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint ?? `In your time zone, ${zone}.`}
      rules={[readableRule(id), ...rules.map((rule) => ({ ...rule, validateTrigger: 'onSubmit' }))]}
      validateTrigger="onBlur"
      validateFirst
      getValueFromEvent={textIn(STORED_TIME)}
      getValueProps={fromText}
    >
      <DateTimeControl />
    </Form.Item>
  );
}
