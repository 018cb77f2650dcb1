import { useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { priceProblem, saleOf, type Access } from './access';
import { AccessFields } from './access-fields';

interface PriceDialogProps {
  /** How many get the price; closed at 0. */
  count: number;
  /** What they are, singular and plural. */
  noun: string;
  plural: string;
  onClose: () => void;
  onPrice: (sale: { isSale: boolean; price: number }) => void;
}

/** One price for several things. Give it a `key` of what was chosen, so that it begins anew each time. */
export function PriceDialog({ count, noun, plural, onClose, onPrice }: PriceDialogProps) {
  const form = useId();
  const [access, setAccess] = useState<Access>('sale');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={count === 1 ? `Set the price of one ${noun}` : `Set the price of ${count} ${plural}`}
      shape="sheet"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Set the price
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = priceProblem(access, price);
          setProblem(wrong);
          if (wrong === undefined) onPrice(saleOf(access, price));
        }}
      >
        <AccessFields id="bulk" access={access} price={price} error={problem} onAccess={setAccess} onPrice={setPrice} />
      </form>
    </Dialog>
  );
}
