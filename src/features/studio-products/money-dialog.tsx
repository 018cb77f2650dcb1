import { useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { TextField } from '@/components/form/text-field';
import { moneyProblem } from './product-values';

interface MoneyDialogProps {
  /** How many get the price; closed at 0. */
  count: number;
  /** The sign of the money. */
  symbol: string;
  onClose: () => void;
  onPrice: (price: number) => void;
}

/** One price in money for several products. Give it a `key` of what was chosen, so that it begins anew each time. */
export function MoneyDialog({ count, symbol, onClose, onPrice }: MoneyDialogProps) {
  const form = useId();
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={count === 1 ? 'Set the price of one product' : `Set the price of ${count} products`}
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
          const wrong = moneyProblem(price);
          setProblem(wrong);
          if (wrong === undefined) onPrice(Number(price));
        }}
      >
        <TextField
          label={`Price (${symbol})`}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={problem}
          onChange={(event) => setPrice(event.target.value.replace(',', '.'))}
        />
      </form>
    </Dialog>
  );
}
