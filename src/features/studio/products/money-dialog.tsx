import { LIMITS } from '../shared/form/limits';
import { NumberItem } from '../shared/form/number-item';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import { PriceDialog } from '../shared/price-dialog';
import { proceedsText, useSaleTerms } from '../shared/proceeds';
import type { PriceRequest } from '../shared/use-content-actions';
import { moneyProblem } from './product-values';

interface MoneyDialogProps extends PriceRequest<{ price: number }> {
  symbol: string;
}

export const MoneyDialog = ({ symbol, onPrice, ...dialog }: MoneyDialogProps) => (
  <PriceDialog {...dialog} noun="product" plural="products">
    {(id) => <MoneyForm id={id} symbol={symbol} onPrice={onPrice} />}
  </PriceDialog>
);

function MoneyForm({ id, symbol, onPrice }: Pick<MoneyDialogProps, 'symbol' | 'onPrice'> & { id: string }) {
  const terms = useSaleTerms('productSaleCommission');
  const form = useStudioForm({
    draft: 'studio-price',
    initial: { price: '' },
    secret: ['price'],
    limits: LIMITS.createProduct,
    check: ({ price }) => ({ price: moneyProblem(price) }),
    send: ({ price }) => onPrice({ price: Number(price) }),
  });
  return (
    <StudioForm form={form} id={id} guard={false}>
      <NumberItem
        name="price"
        label={`Price (${symbol})`}
        decimals
        hint={proceedsText(form.values.price, 'money', terms, true) || undefined}
      />
    </StudioForm>
  );
}
