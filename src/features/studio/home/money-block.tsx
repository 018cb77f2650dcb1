import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Price, TokenAmount } from '@/components/text/price';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { Block } from './block';
import { changeOf, type Change } from './income-labels';
import type { Income } from './studio-home.loader';
import type { useStudioHome } from './use-studio-home';
import styles from './money-block.module.css';

const ICONS: Record<Change['tone'], typeof Minus> = { up: TrendingUp, down: TrendingDown, same: Minus };

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

function ChangeText({ tone, text }: Change) {
  const Icon = ICONS[tone];
  return (
    <dd className={styles.change} data-tone={tone}>
      <Icon aria-hidden="true" />
      {text}
    </dd>
  );
}

function Sum({ name, income, amount }: { name: string; income: Income; amount: React.ReactNode }) {
  const change = changeOf(income);
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{amount}</dd>
      {change && <ChangeText {...change} />}
    </div>
  );
}
