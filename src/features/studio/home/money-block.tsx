import { Price, TokenAmount } from '@/components/text/price';
import { changeOf, type Compared } from '@/features/studio/shared/change';
import { ChangeText } from '@/features/studio/shared/change-text';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { Block } from './block';
import type { useStudioHome } from './use-studio-home';
import styles from './money-block.module.css';

/** Earnings in tokens and money, which are never added up. */
export function MoneyBlock({ data }: { data: ReturnType<typeof useStudioHome>['money'] }) {
  const currency = useCurrency();
  return (
    <Block title="Earned in the last 30 days" seeAll={studioPaths.earnings} what="Your earnings" data={data} wide>
      {({ tokens, money }) => (
        <dl className={styles.sums}>
          <Sum name="In tokens" income={tokens} amount={<TokenAmount amount={tokens.now} missing="Not available" />} />
          <Sum
            name="In money"
            income={money}
            amount={<Price amount={money.now} currency={currency} missing="Not available" />}
          />
        </dl>
      )}
    </Block>
  );
}

function Sum({ name, income, amount }: { name: string; income: Compared; amount: React.ReactNode }) {
  const change = changeOf(income);
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{amount}</dd>
      {change && (
        <dd>
          <ChangeText {...change} />
        </dd>
      )}
    </div>
  );
}
