import { Alert } from 'antd';
import { Globe } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import type { spanOf } from './event-values';
import type { useEventForm } from './use-event-form';
import styles from './event-form.module.css';

interface EventTimesProps {
  form: ReturnType<typeof useEventForm>['form'];
  zone: string;
  span: ReturnType<typeof spanOf>;
  onStart: ReturnType<typeof useEventForm>['setStart'];
}

const ODD = {
  skipped: 'Clocks go forward that night and skip this time, so the event is an hour later.',
  twice: 'Clocks go back that night, so this time occurs twice. The event uses the first one.',
};

/** Start and end in the device's time zone. */
export function EventTimes({ form: { text, values }, zone, span, onStart }: EventTimesProps) {
  const start = (name: 'startDate' | 'startTime') => ({
    ...text(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onStart({ [name]: event.target.value }),
  });
  return (
    <section className={styles.group} aria-labelledby="event-when">
      <h2 id="event-when">When</h2>
      <div className={styles.times}>
        <TextField {...start('startDate')} type="date" label="Start date" />
        <TextField {...start('startTime')} type="time" label="Start time" />
        <TextField {...text('endDate')} type="date" label="End date" min={values.startDate || undefined} />
        <TextField {...text('endTime')} type="time" label="End time" />
      </div>
      <p className={styles.zone}>
        <Globe aria-hidden="true" />
        <span>
          Times are in your device’s time zone: <strong>{zone.replaceAll('_', ' ')}</strong>.
          {span ? ` ${startText(span.startAt, zone)}` : ''} Fans see it in their own time zone.
        </span>
      </p>
      {span?.odd ? <Alert type="warning" showIcon role="status" title={ODD[span.odd]} /> : null}
    </section>
  );
}

/** The start with its zone name, and in UTC. */
function startText(iso: string, zone: string): string {
  const here = zonedDate(iso, zone);
  const utc = zonedDate(iso, 'UTC');
  if (!here || !utc) return '';
  const there =
    here.zone === utc.zone
      ? ''
      : `, which is ${here.date === utc.date ? '' : `${dayTitle(utc.date)}, `}${utc.clock} UTC`;
  return `It starts on ${dayTitle(here.date)} at ${here.clock} ${here.zone}${there}.`;
}
