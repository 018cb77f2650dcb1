import { Price, TokenAmount } from '@/components/text/price';
import { getChange, type Compared } from '../shared/change';
import { ChangeText } from '../shared/change-text';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { Block, Figure, Figures } from './block';
import type { useStudioHome } from './use-studio-home';

export function IncomeBlock({ data }: { data: ReturnType<typeof useStudioHome>['money'] }) {
  const currency = useCurrency();
  return (
    <Block title="Earned in the last 30 days" seeAll={studioPaths.earnings} what="Your earnings" data={data} wide>
      {({ tokens, money }) => (
        <Figures>
          <Figure name="In tokens" value={<TokenAmount amount={tokens.now} missing="Not available" />}>
            <Change income={tokens} />
          </Figure>
          <Figure name="In money" value={<Price amount={money.now} currency={currency} missing="Not available" />}>
            <Change income={money} />
          </Figure>
        </Figures>
      )}
    </Block>
  );
}

function Change({ income }: { income: Compared }) {
  const change = getChange(income);
  return change && <ChangeText {...change} />;
}
