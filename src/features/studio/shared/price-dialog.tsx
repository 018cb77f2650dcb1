import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';

interface PriceDialogProps {
  /** How many get the price; closed at 0. */
  count: number;
  /** What they are, singular and plural. */
  noun: string;
  plural: string;
  onClose: () => void;
  /** What is wrong with the price as it was typed; what is right is taken. */
  onSave: () => string | undefined;
  /** The fields, which say what is wrong. */
  children: (problem: string | undefined) => ReactNode;
}

/** One price for several things. */
export function PriceDialog({ count, noun, plural, onClose, onSave, children }: PriceDialogProps) {
  const form = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={count === 1 ? `Set price of 1 ${noun}` : `Set price of ${count} ${plural}`}
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
