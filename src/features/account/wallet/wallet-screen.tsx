import { Coins } from 'lucide-react';
import { WalletTabs } from '@/entities/payment/wallet-tabs';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatNumber, pluralize } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { BuyTokens } from './buy-tokens';
import { RecentTransactions } from './recent-transactions';
import { PendingPayments } from './pending-payments';
import { useRecentTransactions, usePackages } from './use-wallet-parts';
import styles from './wallet.module.css';
import type { WalletPage } from './wallet.loader';

/** Balance, token purchase and recent transactions. */
export function WalletScreen({ packages, latest, coupon }: WalletPage) {
  const balance = useAppSelector(({ user }) => user.current.balance);
  return (
    <>
      <SectionHeader heading="h1" title="Wallet" note="Tokens pay for videos, galleries, stories, shows and tips." />
      <WalletTabs current={paths.wallet} />
      <PendingPayments />
      <div className={styles.wallet}>
        <section aria-labelledby="balance-title" className={styles.balance}>
          <h2 id="balance-title">Your balance</h2>
          <p className={styles.figure} data-testid="wallet-balance">
            <Coins aria-hidden="true" />
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
