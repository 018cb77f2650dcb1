import { Plus } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { studioPaths } from '@/lib/page/studio-paths';
import { LIST_PATH } from './calendar-url';
import type { CalendarPage } from './calendar.loader';
import { EventTable } from './event-table';
import { MonthView } from './month-view';
import styles from './calendar-screen.module.css';

const CalendarTabs = ({ list }: { list: boolean }) => (
  <LinkTabs
    label="Calendar view"
    scroll={false}
    tabs={[
      { href: studioPaths.events, label: 'Month', current: !list },
      { href: LIST_PATH, label: 'List', current: list },
    ]}
  />
);

export function CalendarScreen(page: CalendarPage) {
  if (page.kind === 'list') {
    return (
      <EventTable {...page}>
        <CalendarTabs list />
      </EventTable>
    );
  }
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader
          heading="h1"
          title="Events"
          note="Your events and scheduled videos and posts, in your time zone."
        >
          <ButtonLink variant="primary" icon={<Plus />} href={studioPaths.eventNew}>
            Plan an event
          </ButtonLink>
        </SectionHeader>
        <CalendarTabs list={false} />
      </div>
      {/* The key resets the state for each month. */}
      <MonthView key={`${page.month} ${page.saved ?? ''}`} {...page} />
    </div>
  );
}
