import { useState, type ReactNode } from 'react';
import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { formatMoney, formatQuantity, getDecimals } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { withCancellation } from '@/store/subscription/subscription.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import { Button } from '@/components/button/button';
import { saveFile } from '@/components/save-file';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import { byNextCharge, getCharge, type Entry } from './entry';
import { EntryRow } from './entry-row';
import { monthlyTotal } from './monthly-total';
import type { SubscriptionsPage } from './subscriptions.loader';
import styles from './subscriptions-screen.module.css';

export function SubscriptionsScreen({ today, membership, subscriptions }: SubscriptionsPage) {
  const cancellations = useAppSelector((state) => state.subscription.cancellations);
  const known = [
    ...(membership.ok && membership.content ? [membership.content] : []),
    ...(subscriptions.ok ? subscriptions.content : []),
  ];
  const shownEntries = known.map((entry) => withCancellation(entry, cancellations[entry._id]));
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Subscriptions" note={<Total entries={shownEntries} today={today} />}>
        {shownEntries.some((entry) => getCharge(entry, today) !== null) && (
          <CalendarButton entries={shownEntries} today={today} />
        )}
      </SectionHeader>
      <section aria-labelledby="membership" className={styles.block}>
        <h2 id="membership">Membership</h2>
        {membership.ok ? (
          <MembershipPart entry={membership.content} today={today} />
        ) : (
          <ReloadError title="Your membership couldn’t be loaded." message={membership.message} />
        )}
      </section>
      <section aria-labelledby="performers" className={styles.block}>
        <h2 id="performers">Performers</h2>
        {subscriptions.ok ? (
          <PerformersPart entries={subscriptions.content} today={today} />
        ) : (
          <ReloadError title="Your subscriptions couldn’t be loaded." message={subscriptions.message} />
        )}
      </section>
    </div>
  );
}

function Total({ entries, today }: { entries: readonly Entry[]; today: string }): ReactNode {
  const currency = useCurrency();
  const { total, counted, unknown } = monthlyTotal(entries, today, getDecimals(currency.code));
  if (counted + unknown === 0) return 'No upcoming charges';
  const cost =
    counted > 0
      ? `${formatQuantity(counted, 'active subscription')} · about ${formatMoney(total, currency)}/month`
      : '';
  const others = unknown > 0 ? `${formatQuantity(unknown, 'renewal')} with unknown price` : '';
  return [cost, others].filter(Boolean).join(' · ');
}

function MembershipPart({ entry, today }: { entry: Entry | null; today: string }) {
  if (entry) return <EntryRow entry={entry} today={today} />;
  return (
    <div className={styles.none}>
      <p>You’re not a member. A membership unlocks what performers publish for members.</p>
      <ButtonLink size="sm" href={paths.membership}>
        View plans
      </ButtonLink>
    </div>
  );
}

function PerformersPart({ entries, today }: { entries: readonly Entry[]; today: string }) {
  if (entries.length === 0) {
    return (
      <EmptyState
        illustration="people"
        heading="p"
        title="No subscriptions yet"
        action={
          <ButtonLink variant="primary" href={paths.performers}>
            Browse performers
          </ButtonLink>
        }
      >
        <p>A subscription unlocks everything a performer publishes for subscribers.</p>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {byNextCharge(entries, today).map((entry) => (
        <li key={entry._id}>
          <EntryRow entry={entry} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** Downloads upcoming charges as a calendar file. It is created in the browser to stay private. */
function CalendarButton({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  const currency = useCurrency();
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      const { renewalsCalendar } = await import('./renewals-calendar');
      saveFile(
        'renewals.ics',
        'text/calendar',
        renewalsCalendar(entries, today, { siteUrl: window.location.origin, siteName, currency }),
      );
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button size="sm" icon={<CalendarPlus />} loading={making} onClick={() => void make()}>
        Add renewals to calendar
      </Button>
      {failed && <p role="alert">The file couldn’t be created. Add the renewals again.</p>}
    </>
  );
}
