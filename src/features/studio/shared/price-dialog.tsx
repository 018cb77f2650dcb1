import { useId, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { formatQuantity } from '@/lib/format/format';

interface PriceDialogProps {
  /** Number of selected items; 0 closes the dialog. */
  count: number;
  noun: string;
  plural: string;
  onClose: () => void;
  /** Renders the form, which gets this id. */
  children: (formId: string) => ReactNode;
}

export function PriceDialog({ count, noun, plural, onClose, children }: PriceDialogProps) {
  const form = useId();
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
      {children(form)}
    </Dialog>
  );
}
