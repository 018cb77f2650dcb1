import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { monthOf } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';
import { EventList } from './event-list-view';
import { EventMonth } from './event-month';
import type { EventsPage } from './events.loader';
import { monthPath } from './month';
import styles from './events-screen.module.css';

export function EventsScreen(page: EventsPage) {
  const { kind, now } = page;
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader heading="h1" title="Events" note="Upcoming shows, in your time zone." />
        <LinkTabs
          label="Event views"
          scroll={false}
          tabs={[
            { href: paths.events, label: 'List', current: kind === 'list' },
            { href: monthPath(monthOf(now)), label: 'Month', current: kind === 'month' },
          ]}
        />
      </div>
      {/* The key resets the state for each month. */}
      {page.kind === 'month' ? <EventMonth key={page.month} {...page} /> : <EventList {...page} />}
    </div>
  );
}
