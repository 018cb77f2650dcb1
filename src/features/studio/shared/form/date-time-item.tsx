import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useMemo, type ComponentProps, type KeyboardEvent } from 'react';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useDeferredOpen } from '../use-deferred-open';
import { useField, type ItemProps } from './studio-form';
import styles from './items.module.css';

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

/** Enter takes what was typed, and would send the form too. */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

type DateTimeControlProps = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (text: string) => void;
};

/** Includes the props that `Form.Item` passes to its control. */
function DateTimeControl({ value = '', onChange, onBlur, ...picker }: DateTimeControlProps) {
  // With another object, antd would forget what is typed.
  const time = useMemo(() => (value === '' ? null : dayjs(value)), [value]);
  return (
    <DatePicker
      {...picker}
      {...useDeferredOpen()}
      value={time}
      onChange={(chosen) => onChange?.(dayjs.isDayjs(chosen) ? chosen.format(STORED_TIME) : '')}
      onBlur={(event, info) => {
        // antd ignores a deleted text.
        if (event.target instanceof HTMLInputElement && event.target.value === '') onChange?.('');
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

/**
 * A day and a time in the time zone of the device, stored as `2026-05-09T20:00`, empty for none. `schedule.ts` turns it
 * into an instant.
 */
export function DateTimeItem({ name, label, hint }: ItemProps) {
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
    >
      <DateTimeControl />
    </Form.Item>
  );
}
