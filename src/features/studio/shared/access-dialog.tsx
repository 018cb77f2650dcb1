import { useState } from 'react';
import { priceProblem, saleOf, type Access } from './access';
import { AccessFields } from './access-fields';
import { PriceDialog } from './price-dialog';
import type { SaleKind } from './proceeds';
import type { PriceRequest } from './use-content-actions';

interface AccessDialogProps extends PriceRequest<ReturnType<typeof saleOf>> {
  noun: string;
  kind: SaleKind;
  plural: string;
}

export function AccessDialog({ kind, onPrice, ...dialog }: AccessDialogProps) {
  const [access, setAccess] = useState<Access>('sale');
  const [price, setPrice] = useState('');
  const save = () => {
    const wrong = priceProblem(access, price);
    if (wrong === undefined) onPrice(saleOf(access, price));
    return wrong;
  };
  return (
    <PriceDialog {...dialog} onSave={save}>
      {(problem) => (
        <AccessFields
          id="bulk"
          kind={kind}
          access={access}
          price={price}
          error={problem}
          onAccess={setAccess}
          onPrice={setPrice}
        />
      )}
    </PriceDialog>
  );
}
