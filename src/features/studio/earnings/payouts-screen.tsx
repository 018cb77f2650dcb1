import { Landmark } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { BlockError } from '@/components/empty-error-states/error-state';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { TokenAmount } from '@/components/text/price';
import type { PayoutSums } from '@/contract/payout';
import { addressOf, atPage, lastPageOf } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';
import { PayoutForm } from './payout-form';
import { PayoutTable } from './payout-table';
import { PAYOUT_LIST, type PayoutAccount, type PayoutRow, type PayoutsPage } from './payouts.loader';
import { usePayoutParts } from './use-payouts';
import styles from './payouts.module.css';

export function PayoutsScreen(page: PayoutsPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Payouts" note="Transfer the tokens you earned to your account." />
      <Payouts key={stampOf(page)} {...page} />
    </>
  );
}

/** Data of a reloaded page is newer than that of an earlier retry. */
const stampOf = ({ view, list }: PayoutsPage) =>
  `${view.page} ${list.ok && list.content ? list.content.items.map(({ _id, updatedAt }) => `${_id} ${updatedAt}`).join() : ''}`;

function Payouts(page: PayoutsPage) {
  const { view } = page;
  const { list, sums, account } = usePayoutParts(page);
  const rows = list.part.ok ? list.part.content : undefined;
  const known = sums.part.ok ? sums.part.content : undefined;
  if (rows === null && known === null) return <NotOffered what="payouts" />;

  const left = known?.remainingUnpaidTokens ?? null;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <section aria-labelledby="balance" className={styles.card}>
          <h2 id="balance">Your balance</h2>
          {known && <Sums sums={known} />}
          {known === null && <NotOffered what="your payout totals" />}
          {!sums.part.ok && (
            <BlockError
              title="Your balance couldn’t be loaded."
              message={sums.part.message}
              onRetry={sums.retry}
              retrying={sums.retrying}
            />
          )}
          {account.part.ok ? (
            <Account account={account.part.content} />
          ) : (
            <BlockError
              title="Your account couldn’t be loaded."
              message={account.part.message}
              onRetry={account.retry}
              retrying={account.retrying}
            />
          )}
        </section>
        <section aria-labelledby="ask" className={styles.card}>
          <h2 id="ask">{rows?.open ? 'Your open request' : 'Request a payout'}</h2>
          <Ask
            open={rows?.open ?? null}
            left={left}
            hasAccount={!(account.part.ok && account.part.content === 'none')}
          />
        </section>
      </div>
      <section aria-labelledby="requests">
        <SectionHeader id="requests" title="Your requests" />
        {!list.part.ok && (
          <BlockError
            title="Your requests couldn’t be loaded."
            message={list.part.message}
            onRetry={list.retry}
            retrying={list.retrying}
          />
        )}
        {rows === null && <NotOffered what="a list of payout requests" />}
        {rows && rows.items.length > 0 && (
          <>
            <PayoutTable items={rows.items} />
            <Pagination
              current={view.upto}
              last={lastPageOf(rows.total)}
              hrefFor={(at) => addressOf(PAYOUT_LIST, atPage(view, at))}
              label="requests"
            />
          </>
        )}
        {rows?.items.length === 0 && (
          <EmptyState drawing="letter" heading="p" title="No payout requests yet">
            <p>Your requests and their status show up here.</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}

/** Totals that the server does not send are omitted. */
function Sums({ sums: { totalEarnedTokens, previousPaidOutTokens, remainingUnpaidTokens } }: { sums: PayoutSums }) {
  const sums: [name: string, tokens: number | undefined][] = [
    ['Available', remainingUnpaidTokens],
    ['Earned so far', totalEarnedTokens],
    ['Paid out', previousPaidOutTokens],
  ];
  const known = sums.filter(([, tokens]) => tokens !== undefined);
  if (known.length === 0) return <p className={styles.quiet}>Your balance isn’t available right now.</p>;
  return (
    <dl className={styles.sums}>
      {known.map(([name, tokens], index) => (
        <div key={name} className={index === 0 ? styles.main : undefined}>
          <dt>{name}</dt>
          <dd>
            <TokenAmount amount={tokens} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Account({ account }: { account: PayoutAccount | 'none' | 'unknown' }) {
  if (account === 'unknown') return null;
  return (
    <div className={styles.account}>
      <Landmark aria-hidden="true" />
      <p>
        {account === 'none' ? (
          'You haven’t added a payout account yet.'
        ) : (
          <>
            Paid to <bdi>{account.bankName}</bdi>, account {account.bankAccount}
          </>
        )}
      </p>
      <ButtonLink
        size="sm"
        look={account === 'none' ? 'primary' : 'secondary'}
        href={`${studioPaths.profile}?tab=payouts`}
      >
        {account === 'none' ? 'Add an account' : 'Change account'}
      </ButtonLink>
    </div>
  );
}

function Ask({ open, left, hasAccount }: { open: PayoutRow | null; left: number | null; hasAccount: boolean }) {
  if (open?.status === 'approved')
    return (
      <p className={styles.quiet}>
        Your request is approved, and the payment is on its way. You can request another once it arrives.
      </p>
    );
  if (open) {
    return (
      <>
        <p className={styles.quiet}>It’s still in review, so you can change it.</p>
        <PayoutForm request={open} remaining={left} />
      </>
    );
  }
  if (!hasAccount) return <p className={styles.quiet}>Add a payout account first.</p>;
  if (left !== null && left < 1)
    return <p className={styles.quiet}>There’s nothing to pay out right now. Your next earnings show up here.</p>;
  return <PayoutForm request={null} remaining={left} />;
}
