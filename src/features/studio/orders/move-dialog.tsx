import { type ClipboardEvent, useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { formatQuantity, pluralize } from '@/lib/format/format';
import { fanName, nameOf, orderNumberOf, type SaleLine } from './sale-line';
import { type ParcelStep, STEPS } from './sale-state';
import type { ParcelChange } from './use-sales';
import styles from './move-dialog.module.css';

interface MoveDialogProps {
  /** Selected parcels; empty while the dialog is closed. */
  lines: readonly SaleLine[];
  onClose: () => void;
  onMove: (lines: readonly SaleLine[], change: ParcelChange) => void;
}

/** Sets the status and tracking codes of several parcels. Input survives closing the dialog. */
export function MoveDialog({ lines, onClose, onMove }: MoveDialogProps) {
  const [step, setStep] = useState<ParcelStep>('shipping');
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const form = useId();
  const count = lines.length;
  const codeOf = (line: SaleLine) => codes[line._id] ?? line.shippingCode ?? '';

  /** Distributes pasted codes, one per line, to the following fields. */
  const paste = (event: ClipboardEvent, from: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    setCodes((now) => ({
      ...now,
      ...Object.fromEntries(
        lines.slice(from, from + pasted.length).map((line, index) => [line._id, pasted[index] ?? '']),
      ),
    }));
  };

  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      shape="sheet"
      title={`Set the status of ${formatQuantity(count, 'parcel')}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Set status
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(lines, {
            step,
            codes: step === 'shipping' ? Object.fromEntries(lines.map((line) => [line._id, codeOf(line)])) : {},
          });
        }}
      >
        <SelectField
          label={pluralize(count, 'Where is it now?', 'Where are they now?')}
          name="step"
          options={STEPS}
          value={step}
          onChange={(event) => setStep(STEPS.find(({ value }) => value === event.target.value)?.value ?? step)}
        />
        {step === 'shipping' && (
          <fieldset className={styles.codes}>
            <legend>Tracking codes (optional)</legend>
            {count > 1 && (
              <p className={styles.hint}>Paste a list of codes into the first field to fill in the others.</p>
            )}
            {lines.map((line, index) => (
              <TextField
                key={line._id}
                label={`${orderNumberOf(line)}, ${nameOf(line)}, ${fanName(line)}`}
                name={`code-${line._id}`}
                autoComplete="off"
                maxLength={120}
                value={codeOf(line)}
                onChange={(event) => setCodes((now) => ({ ...now, [line._id]: event.target.value }))}
                onPaste={(event) => paste(event, index)}
              />
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
