import { Alert, Button } from 'antd';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { MonthHeader } from '@/components/section/month-header';
import { monthTitle, zonedDate } from '@/lib/format/zoned-date';
import { monthAfter, getMonth } from '@/lib/format/month';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import { useNow } from '@/components/text/use-now';
import { calendarPath, readCalendar } from './calendar-url';
import type { MonthPage } from './calendar.loader';
import { DayPanel } from './day-panel';
import { groupByDay } from './event-days';
import { MonthGrid } from './month-grid';
import { releasesByDay } from './release';
import { useCalendar } from './use-calendar';
import styles from './calendar-screen.module.css';

const MINUTE_MS = 60_000;

function zoneText(month: string, zone: string): string {
  const name = zonedDate(`${month}-15T12:00:00Z`, zone)?.zone ?? zone;
  return name === zone ? name : `${name}, ${zone.replaceAll('_', ' ')}`;
}

/** Without a month in the URL, the loader chose the current one in UTC: goes to that of the visitor's time zone. */
function useMonthOfZone({ now, month }: MonthPage, zone: string) {
  const { query } = useRouter();
  const here = useRouterWhileMounted();
  const zoneMonth = getMonth(zonedDate(now, zone)?.date ?? now);
  const isWrong = readCalendar(query).month === undefined && zoneMonth !== month;
  useEffect(() => {
    if (isWrong) void here.current?.replace(calendarPath({ month: zoneMonth }), undefined, { scroll: false });
  }, [here, isWrong, zoneMonth]);
}

export function MonthView(page: MonthPage) {
  const { month, saved } = page;
  const calendar = useCalendar(page);
  const { zone, part, notice } = calendar;
  useMonthOfZone(page, zone);
  const now = useNow(page.now, MINUTE_MS);
  const today = zonedDate(new Date(now).toISOString(), zone)?.date ?? '';
  const [chosen, setChosen] = useState(page.day);
  const day = chosen ?? (getMonth(today) === month ? today : `${month}-01`);
  const events = groupByDay(calendar.events, zone);
  const releases = releasesByDay(calendar.releases, zone);

  return (
    <>
      <MonthHeader
        month={month}
        thisMonth={getMonth(today)}
        before={monthAfter(month, -1)}
        after={monthAfter(month, 1)}
        getPath={(other) => calendarPath({ month: other })}
        zone={zoneText(month, zone)}
      />
      {part.ok ? null : (
        <Alert
          type="error"
          showIcon
          title={`Your events for ${monthTitle(month)} couldn’t be loaded.`}
          description={<span dir="auto">{part.message}</span>}
          action={
            <Button loading={calendar.retrying} onClick={calendar.retry}>
              Retry
            </Button>
          }
        />
      )}
      {part.ok && part.content.releases.incomplete ? (
        <Alert
          type="warning"
          showIcon
          role="none"
          title="Some scheduled videos and posts couldn’t be loaded."
          action={
            <Button loading={calendar.retrying} onClick={calendar.retry}>
              Retry
            </Button>
          }
        />
      ) : null}
      {part.ok && part.content.incomplete ? (
        <Alert
          type="info"
          showIcon
          role="none"
          title="This month has more events than fit here. Open the list to see them all."
        />
      ) : null}
      <div className={styles.month}>
        <MonthGrid
          month={month}
          events={events}
          releases={releases}
          zone={zone}
          today={today}
          now={now}
          day={day}
          onDay={setChosen}
          onMove={calendar.move}
        />
        <DayPanel
          day={day}
          events={(events.get(day) ?? []).map(({ event }) => event)}
          releases={releases.get(day) ?? []}
          today={today}
          now={now}
          saved={saved}
          calendar={calendar}
        />
      </div>
      <div role="status" className={styles.notice}>
        {notice ? (
          <p className={notice.bad ? styles.bad : undefined}>
            <span dir="auto">{notice.text}</span>
            {notice.action ? (
              <Button size="small" onClick={notice.action.onRun}>
                {notice.action.label}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </>
  );
}
