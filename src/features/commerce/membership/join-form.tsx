import { useId, type ReactNode } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { CouponField } from '@/entities/payment/coupon-field';
import { PayButton } from '@/entities/payment/pay-button';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import { RenewalTerms } from '@/entities/payment/renewal-terms';
import type { SubscriptionPackage } from '@/contract/package';
import { paths } from '@/lib/page/paths';
import { getSubscriptionStatus, hasLapsed } from '@/entities/subscription/subscription-status';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import { selectCancellation, withCancellation } from '@/store/subscription/subscription.selectors';
import styles from './join-form.module.css';
import type { MembershipPage } from './membership.loader';
import { joinLabel, savingLabel } from './plan';
import { PlanCards } from './plan-cards';
import { useJoinMembership } from './use-join-membership';

interface JoinFormProps {
  page: MembershipPage;
  plans: readonly SubscriptionPackage[];
  /** Shown beside the terms. */
  children: ReactNode;
}

/** The plans with the terms of the chosen one: price, next charge and how to cancel appear above the button. */
export function JoinForm({ page, plans, children }: JoinFormProps) {
  const termsId = useId();
  const isPerformer = useIsPerformer();
  const joining = useJoinMembership(page, plans);
  const membership = page.membership?.ok === true ? page.membership.content : null;
  const cancellation = useAppSelector(selectCancellation(membership?._id ?? ''));
  if (!joining) return null;
  const { plan, currency, loggedIn, state, coupon, agreement } = joining;
  // Members who canceled may rejoin before the end; nobody pays for two memberships at once. Until the server agrees,
  // the membership may still continue.
  const own = membership && cancellation?.step === 'canceled' ? withCancellation(membership, cancellation) : membership;
  const ownStatus = own?.status === 'active' ? getSubscriptionStatus(own, page.today) : null;
  const isMember = ownStatus !== null && ownStatus.kind !== 'over' && !hasLapsed(ownStatus);
  const isClosed = isMember || isPerformer || page.membership?.ok === false;
  const isDone = state?.step === 'done';

  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{isClosed ? 'Plans' : 'Choose a plan'}</h2>
      <PlanCards
        plans={plans}
        currency={currency}
        chosen={isClosed ? null : plan._id}
        own={joining.ownPlan}
        onPick={joining.pick}
      />
      {isPerformer && <p className={styles.note}>Performer accounts can’t join. Log in with a fan account.</p>}
      <div className={styles.below}>
        {(!isClosed || state) && (
          <div className={styles.agreement} aria-label={`${plan.name}: terms`} role="group">
            {!isClosed && (
              <>
                <h3 dir="auto">{plan.name}</h3>
                {plan.price > 0 && loggedIn && (
                  <CouponField
                    entry={coupon}
                    saving={savingLabel(plan, agreement.saving, currency)}
                    locked={isPaying(state) || isUnsettled(state)}
                  />
                )}
                {plan.price > 0 && !loggedIn && coupon.code && (
                  <p className={styles.note}>
                    We’ll check your coupon <b dir="auto">{coupon.code}</b> after you log in.
                  </p>
                )}
                <RenewalTerms id={termsId} renewal={agreement.renewal} />
              </>
            )}
            <PaymentStatus
              state={state}
              kind="a membership"
              onCheck={joining.check}
              onContinue={joining.continuePayment}
              onDismiss={joining.dismiss}
              done="Welcome! You now have access to everything members get."
            />
            {!isClosed && !isDone && (
              <div className={styles.actions}>
                {loggedIn ? (
                  <PayButton
                    size="lg"
                    state={state}
                    checkingCoupon={coupon.checking}
                    describedBy={termsId}
                    testId="join"
                    onPay={joining.pay}
                  >
                    {joinLabel(agreement.price, currency)}
                  </PayButton>
                ) : (
                  <>
                    <ButtonLink
                      variant="primary"
                      size="lg"
                      href={paths.login(joining.returnTo)}
                      onClick={joining.remember}
                    >
                      Log in to join
                    </ButtonLink>
                    <span className={styles.note}>
                      New here?{' '}
                      <Link href={paths.register(joining.returnTo)} onClick={joining.remember}>
                        Create an account
                      </Link>
                    </span>
                  </>
                )}
              </div>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
