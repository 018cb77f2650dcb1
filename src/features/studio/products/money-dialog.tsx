import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { PriceDialog } from '@/features/studio/shared/price-dialog';
import { proceedsText, useSaleTerms } from '@/features/studio/shared/proceeds';
import type { PriceRequest } from '@/features/studio/shared/use-content-actions';
import { moneyProblem } from './product-values';

interface MoneyDialogProps extends PriceRequest<{ price: number }> {
  /** Currency symbol. */
  symbol: string;
}

export function MoneyDialog({ symbol, onPrice, ...dialog }: MoneyDialogProps) {
  const terms = useSaleTerms('productSaleCommission');
  const [price, setPrice] = useState('');
  const save = () => {
    const wrong = moneyProblem(price);
    if (wrong === undefined) onPrice({ price: Number(price) });
    return wrong;
  };
  return (
    <PriceDialog {...dialog} noun="product" plural="products" onSave={save}>
      {(problem) => (
        <TextField
          label={`Price (${symbol})`}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={problem}
          hint={proceedsText(price, 'money', terms, true) || undefined}
          onChange={(event) => setPrice(event.target.value.replace(',', '.'))}
        />
      )}
    </PriceDialog>
  );
}
