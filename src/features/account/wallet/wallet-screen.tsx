import { useLayoutEffect, useRef } from 'react';
import { Coins } from 'lucide-react';
import { WalletTabs } from '@/entities/payment/wallet-tabs';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatNumber, pluralize, formatTokens, signedTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import type { LedgerRow } from '@/entities/payment/transactions';
import { paymentStateLabel, normalizePaymentStatus } from '@/entities/payment/payment-state';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { usePurchase } from '@/store/purchase/use-purchase';
import { BuyTokens } from './buy-tokens';
import { useRecentTransactions, usePackages } from './use-wallet-parts';
import styles from './wallet.module.css';
import type { WalletPage } from './wallet.loader';

export function WalletScreen({ packages, latest, coupon }: WalletPage) {
  const balance = useAppSelector(({ user }) => user.current.balance);
  return (
    <>
      <SectionHeader
        heading="h1"
        title="Wallet"
        note="Use tokens for videos, galleries, posts, stories, shows, tips and the shop."
      />
      <WalletTabs current={paths.wallet} />
      <PendingPayments />
      <div className={styles.wallet}>
        <section aria-labelledby="balance-title" className={styles.balance}>
          <h2 id="balance-title">Your balance</h2>
          <p className={styles.figure} data-testid="wallet-balance">
            <Coins />
            {formatNumber(balance)} <span>{pluralize(balance, 'token')}</span>
          </p>
        </section>
        <section aria-labelledby="buy-title" className={styles.shop}>
          <SectionHeader id="buy-title" title="Buy tokens" />
          <Packages packages={packages} code={coupon} />
        </section>
        <section aria-labelledby="latest-title" className={styles.past}>
          <SectionHeader id="latest-title" title="Recent transactions" seeAll={paths.tokenHistory()} />
          <Latest latest={latest} />
        </section>
      </div>
    </>
  );
}

function Packages({ packages, code }: { packages: WalletPage['packages']; code: string }) {
  const { part, retrying, retry } = usePackages(packages);
  if (!part.ok)
    return (
      <BlockError
        title="Token packages couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  return <BuyTokens packages={part.content} code={code} />;
}

function Latest({ latest }: { latest: WalletPage['latest'] }) {
  const { part, retrying, retry } = useRecentTransactions(latest);
  if (!part.ok)
    return (
      <BlockError
        title="Your transactions couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return <p className={styles.quiet}>No transactions yet</p>;
  return <RecentTransactions rows={part.content} />;
}

const RecentTransactions = ({ rows }: { rows: readonly LedgerRow[] }) => (
  <ul role="list" className={styles.latest}>
    {rows.map(({ _id, title, path, at, kind, status, amount }) => (
      <li key={_id}>
        <div className={styles.what}>
          {path ? (
            <Link href={path} dir="auto" className={styles.thing}>
              {title}
            </Link>
          ) : (
            <bdi className={styles.thing}>{title}</bdi>
          )}
          <p className={styles.quiet}>
            {kind}, <LocalDate iso={at} />
            {normalizePaymentStatus(status) !== 'success' && `, ${paymentStateLabel(status).toLowerCase()}`}
          </p>
        </div>
        {amount !== null && (
          <p className={styles.amount} data-received={amount > 0 || undefined}>
            <span aria-hidden="true">{signedTokens(amount)}</span>
            <span className="visually-hidden">
              {amount < 0 ? `${formatTokens(-amount)} spent` : `${formatTokens(amount)} received`}
            </span>
          </p>
        )}
      </li>
    ))}
  </ul>
);

/** What is paid for, by the first part of the payment's subject. */
const KINDS: Record<string, string> = {
  video: 'a video',
  gallery: 'a gallery',
  story: 'a story',
  stream: 'a livestream',
  tip: 'a tip',
  products: 'a shop order',
  membership: 'a membership',
  subscription: 'a subscription',
};

const OPEN_STEPS = ['checking', 'uncertain', 'open', 'notCharged'];

/** Unresolved payments of this device, except those for tokens, which appear in the token section. */
function PendingPayments() {
  const bySubject = useAppSelector(({ purchase }) => purchase.bySubject);
  const pending = Object.entries(bySubject).filter(
    ([subject, { step }]) => subject !== 'tokens' && OPEN_STEPS.includes(step),
  );
  if (pending.length === 0) return null;
  return (
    <section aria-label="Unfinished payments" className={styles.pending}>
      {pending.map(([subject]) => (
        <PendingPayment key={subject} subject={subject} />
      ))}
    </section>
  );
}

function PendingPayment({ subject }: { subject: string }) {
  const { state, check, continuePayment, dismiss } = usePurchase(subject);
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const mounted = row.current;
    return () => {
      if (mounted?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={row} tabIndex={-1}>
      <PaymentStatus
        state={state}
        kind={KINDS[subject.split('/')[0] ?? ''] ?? 'a purchase'}
        onCheck={() => {
          // The button disappears during the check.
          row.current?.focus({ preventScroll: true });
          check();
        }}
        onContinue={continuePayment}
        onDismiss={dismiss}
      />
    </div>
  );
}
