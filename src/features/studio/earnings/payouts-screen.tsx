import { Landmark } from 'lucide-react';
import { LinkButton } from '../shared/link-button';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { LoadedPart, StudioEmptyState, NotSupported } from '../shared/states';
import { getLastPage, getPageUrl } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';
import { PayoutBalance } from './payout-balance';
import { getBalance } from './payout-labels';
import { PayoutRequest } from './payout-request';
import { PayoutTable } from './payout-table';
import { PAYOUT_LIST, type PayoutAccount, type PayoutsPage } from './payouts.loader';
import { usePayoutParts } from './use-payouts';
import styles from './payouts.module.css';

export function PayoutsScreen(page: PayoutsPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Payouts" note="Transfer the tokens you earned to your account." />
      <Payouts key={getStamp(page)} {...page} />
    </>
  );
}

/** Data of a reloaded page is newer than that of an earlier retry. */
const getStamp = ({ view, list }: PayoutsPage) =>
  `${view.page} ${list.ok && list.content ? list.content.items.map(({ _id, updatedAt }) => `${_id} ${updatedAt}`).join() : ''}`;

function Payouts(page: PayoutsPage) {
  const { view } = page;
  const { list, sums, account } = usePayoutParts(page);
  const rows = list.part.ok ? list.part.content : undefined;
  const known = sums.part.ok ? sums.part.content : undefined;
  if (rows === null && known === null) return <NotSupported what="payouts" />;

  const sum = known && getBalance(known, rows?.open?.requestTokens, rows?.done ?? null);
  // The list tells whether a request is open: without it, what is available is unknown.
  const balance = sum && (rows === undefined ? { ...sum, available: undefined } : sum);
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <section aria-labelledby="balance" className={styles.card}>
          <h2 id="balance">Your balance</h2>
          {balance && <PayoutBalance balance={balance} open={rows?.open ?? null} />}
          {known === null && <NotSupported what="your payout totals" />}
          <LoadedPart title="Your balance couldn’t be loaded." data={sums} />
          <LoadedPart title="Your account couldn’t be loaded." data={account}>
            {(content) => <Account account={content} />}
          </LoadedPart>
        </section>
        {rows !== undefined && (
          <section aria-labelledby="ask" className={styles.card}>
            <h2 id="ask">{rows?.open ? 'Your open request' : 'Request a payout'}</h2>
            <PayoutRequest
              open={rows?.open ?? null}
              left={balance?.available ?? null}
              hasAccount={!(account.part.ok && account.part.content === 'none')}
            />
          </section>
        )}
      </div>
      <section aria-labelledby="requests">
        <SectionHeader id="requests" title="Your requests" />
        <LoadedPart title="Your requests couldn’t be loaded." data={list} />
        {rows === null && <NotSupported what="a list of payout requests" />}
        {rows && rows.items.length > 0 && (
          <>
            <PayoutTable items={rows.items} />
            <Pagination
              current={view.upto}
              last={getLastPage(rows.total)}
              hrefFor={(at) => getPageUrl(PAYOUT_LIST, view, at)}
              label="requests"
            />
          </>
        )}
        {rows?.items.length === 0 && (
          <StudioEmptyState illustration="letter" heading="p" title="No payout requests yet">
            <p>Your requests and their status show up here.</p>
          </StudioEmptyState>
        )}
      </section>
    </div>
  );
}

function Account({ account }: { account: PayoutAccount | 'none' | 'unknown' }) {
  if (account === 'unknown') return null;
  return (
    <div className={styles.account}>
      <Landmark />
      <p>
        {account === 'none' ? (
          'You haven’t added a payout account yet.'
        ) : (
          <>
            Paid to <bdi>{account.bankName}</bdi>, account {account.bankAccount}
          </>
        )}
      </p>
      <LinkButton type={account === 'none' ? 'primary' : 'default'} href={`${studioPaths.profile}?tab=payouts`}>
        {account === 'none' ? 'Add an account' : 'Change account'}
      </LinkButton>
    </div>
  );
}
