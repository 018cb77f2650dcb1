import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { formatQuantity } from '@/lib/format/format';

interface PriceDialogProps {
  /** Number of selected items; 0 closes the dialog. */
  count: number;
  noun: string;
  plural: string;
  onClose: () => void;
  /** Saves the price, or returns its validation error. */
  onSave: () => string | undefined;
  /** Renders the fields with the error. */
  children: (problem: string | undefined) => ReactNode;
}

export function PriceDialog({ count, noun, plural, onClose, onSave, children }: PriceDialogProps) {
  const form = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={`Set price of ${formatQuantity(count, noun, plural)}`}
      shape="sheet"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Set price
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
          setProblem(onSave());
        }}
      >
        {children(problem)}
      </form>
    </Dialog>
  );
}
