import { Check, Minus } from 'lucide-react';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { ButtonLink } from '@/components/button/button-link';
import { useRetry } from '@/components/hooks/use-reload';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import { JoinForm } from './join-form';
import { MemberCard } from './member-card';
import type { MembershipPage } from './membership.loader';
import styles from './membership-screen.module.css';

export function MembershipScreen(page: MembershipPage) {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  const { plans, membership } = page;
  const own = membership?.ok ? membership.content : null;
  return (
    <div className={styles.screen}>
      <SectionHeader
        heading="h1"
        title="Membership"
        note={`Access everything performers on ${siteName} publish for members.`}
      />
      {membership && !membership.ok && (
        <ReloadError title="We couldn’t check your membership." message={membership.message} />
      )}
      {own && <MemberCard membership={own} plans={plans.ok ? plans.content : []} today={page.today} />}
      <Plans {...page} />
      {plans.ok && plans.content.length > 0 ? null : <Benefits html={page.benefit} />}
    </div>
  );
}

function Plans(page: MembershipPage) {
  const { plans } = page;
  const again = useRetry();
  if (!plans.ok) return <ErrorState heading="h2" title="Plans couldn’t be loaded" message={plans.message} {...again} />;
  if (plans.content.length === 0) {
    return (
      <EmptyState
        heading="h2"
        illustration="heart"
        title="No memberships available right now"
        action={
          <ButtonLink variant="primary" href={paths.performers}>
            Browse performers
          </ButtonLink>
        }
      >
        <p>You can still subscribe to performers one by one.</p>
      </EmptyState>
    );
  }
  return (
    <JoinForm page={page} plans={plans.content}>
      <Benefits html={page.benefit} />
    </JoinForm>
  );
}

/** Benefits with and without a membership; `true` shows a tick. */
const ROWS: readonly { what: string; everybody: boolean | string; members: boolean | string }[] = [
  { what: 'Free videos, galleries and posts', everybody: true, members: true },
  { what: 'Members-only videos, galleries and posts of every performer', everybody: false, members: true },
  { what: 'Pay-per-view, shows and merch', everybody: 'With tokens or by card', members: 'With tokens or by card' },
  { what: 'Your purchases stay yours, even after you cancel', everybody: true, members: true },
];

/** What the membership includes: the site owner's text and a comparison that holds for every plan. */
function Benefits({ html }: { html: string }) {
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits">What members get</h2>
      {html && <SafeHtml html={html} />}
      <table className={styles.table}>
        <caption className="visually-hidden">With and without a membership</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Without</th>
            <th scope="col">Members</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, everybody, members }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <Cell value={everybody} />
              <Cell value={members} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <td>{value}</td>;
  return (
    <td>
      {value ? <Check className={styles.yes} /> : <Minus className={styles.no} />}
      <span className="visually-hidden">{value ? 'Yes' : 'No'}</span>
    </td>
  );
}
