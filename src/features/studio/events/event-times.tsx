import { Alert } from 'antd';
import { Globe } from 'lucide-react';
import { DateTimeItem } from '../shared/form/date-time-item';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import type { getSpan } from './event-values';
import styles from './event-form.module.css';

interface EventTimesProps {
  zone: string;
  span: ReturnType<typeof getSpan>;
}

const ODD = {
  skipped: 'Clocks go forward that night and skip this time, so the event is an hour later.',
  twice: 'Clocks go back that night, so this time occurs twice. The event uses the first one.',
};

export function EventTimes({ zone, span }: EventTimesProps) {
  return (
    <section className={styles.group} aria-labelledby="event-when">
      <h2 id="event-when">When</h2>
      <div className={styles.times}>
        <DateTimeItem name="startAt" label="Starts" hint="" />
        <DateTimeItem name="endAt" label="Ends" hint="" />
      </div>
      <p className={styles.zone}>
        <Globe />
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
