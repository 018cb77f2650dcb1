import { LedgerPage } from '@/entities/payment/ledger-page';
import { LedgerTable } from '@/entities/payment/ledger-table';
import { LedgerTotals, TOTALS_UNAVAILABLE } from '@/entities/payment/ledger-totals';
import { ReceiptPage } from '@/entities/payment/receipt-page';
import { formatNumber, formatTokens, signedTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { GAP_MESSAGES } from './balance-gap';
import type { TokenHistoryPage, TokenListPage } from './token-history.loader';
import { TOKEN_KINDS, TOKEN_LIST, TOKEN_STATES } from './token-list';
import { useTokenFile } from './use-token-file';

const NOT_KNOWN = 'Unknown';
const sumText = (sum: number | null) => (sum === null ? NOT_KNOWN : formatTokens(sum));

export function TokenHistoryScreen(page: TokenHistoryPage) {
  const parties = useReceiptParties();
  if (page.kind === 'list') return <TokenList {...page} />;
  return (
    <ReceiptPage
      receipt={page.receipt}
      {...parties}
      back={{ href: paths.tokenHistory(), label: 'All token transactions' }}
    />
  );
}

function TokenList({ view, zone, items: rows, total, balances, totals, failure }: TokenListPage) {
  const file = useTokenFile(view);
  const knownBalances = typeof balances === 'string' ? null : balances;
  return (
    <LedgerPage
      title="Token history"
      noun="transaction"
      plural="transactions"
      rules={TOKEN_LIST}
      view={view}
      zone={zone}
      kinds={TOKEN_KINDS}
      states={TOKEN_STATES}
      total={total}
      shownCount={rows.length}
      failure={failure}
      file={file}
      empty={{
        title: 'No transactions yet',
        hint: 'Tokens you buy and spend appear here.',
        href: paths.wallet,
        step: 'Buy tokens',
      }}
    >
      {totals ? (
        <LedgerTotals
          sums={[
            ['Spent', sumText(totals.spent)],
            ['Bought', sumText(totals.bought)],
            ['Refunded', sumText(totals.refunded)],
          ]}
        />
      ) : (
        balances !== 'purchases' && <LedgerTotals sums={[]} missing={TOTALS_UNAVAILABLE} />
      )}
      {typeof balances === 'string' && <LedgerTotals sums={[]} missing={GAP_MESSAGES[balances]} />}
      <LedgerTable
        caption="Token history"
        rows={rows}
        amountHead="Tokens"
        amount={({ amount }) => (amount === null ? NOT_KNOWN : signedTokens(amount))}
        balances={
          knownBalances && knownBalances.map((balance) => (balance === null ? NOT_KNOWN : formatNumber(balance)))
        }
      />
    </LedgerPage>
  );
}
