import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { ErrorState, BlockError } from '@/components/empty-error-states/error-state';
import { ButtonLink } from '@/components/button/button-link';
import { useRetry } from '@/components/hooks/use-reload';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { Benefits } from './benefits';
import { JoinForm } from './join-form';
import { MemberCard } from './member-card';
import type { MembershipPage } from './membership.loader';
import styles from './membership-screen.module.css';

/** The site's membership: benefits, prices and the visitor's own status. */
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
        <Again title="We couldn’t check your membership." message={membership.message} />
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
        drawing="heart"
        title="No memberships available right now"
        action={
          <ButtonLink look="primary" href={paths.performers}>
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

function Again({ title, message }: { title: string; message: string }) {
  const again = useRetry();
  return <BlockError title={title} message={message} {...again} />;
}
