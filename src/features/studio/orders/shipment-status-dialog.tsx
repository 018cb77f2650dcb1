import { Input, Modal, Select } from 'antd';
import { type ClipboardEvent, useId, useState } from 'react';
import { getLineStage } from '@/entities/order/order-stage';
import { getOrderNumber } from '@/entities/order/order-number';
import { formatQuantity } from '@/lib/format/format';
import { fanName, saleTitle, type SaleLine } from './sale-line';
import { type ShipmentStep, STEPS, stepsFrom } from './sale-stage';
import type { ShipmentChange } from './use-sales';
import styles from './shipment-status-dialog.module.css';

interface ShipmentStatusDialogProps {
  /** Selected shipments; empty while the dialog is closed. */
  lines: readonly SaleLine[];
  onClose: () => void;
  onSubmit: (lines: readonly SaleLine[], change: ShipmentChange) => void;
}

/**
 * Sets the status and tracking codes of several shipments, except those that can't get the status. Input survives
 * closing the dialog.
 */
export function ShipmentStatusDialog({ lines, onClose, onSubmit }: ShipmentStatusDialogProps) {
  const [step, setStep] = useState<ShipmentStep>('shipping');
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const form = useId();
  const count = lines.length;
  const updatable = lines.filter((line) => stepsFrom(getLineStage(line)).includes(step));
  const left = count - updatable.length;
  const getCode = (line: SaleLine) => codes[line._id] ?? line.shippingCode ?? '';

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
        updatable.slice(from, from + pasted.length).map((line, index) => [line._id, pasted[index] ?? '']),
      ),
    }));
  };

  return (
    <Modal
      open={count > 0}
      onCancel={onClose}
      title={<h2>Set the status of {formatQuantity(count, 'shipment')}</h2>}
      destroyOnHidden
      okText="Set status"
      okButtonProps={{ htmlType: 'submit', form, disabled: updatable.length === 0 }}
    >
      <form
        id={form}
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(updatable, {
            step,
            codes: step === 'shipping' ? Object.fromEntries(updatable.map((line) => [line._id, getCode(line)])) : {},
          });
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${form}-step`}>New status</label>
          <Select id={`${form}-step`} options={[...STEPS]} value={step} onChange={setStep} />
          <p className={styles.hint} role="status">
            {left > 0 && `${formatQuantity(left, 'shipment')} can’t get this status and won’t change.`}
          </p>
        </div>
        {step === 'shipping' && updatable.length > 0 && (
          <fieldset className={styles.codes}>
            <legend>Tracking codes (optional)</legend>
            {updatable.length > 1 && (
              <p className={styles.hint}>Paste a list of codes into the first field to fill in the others.</p>
            )}
            {updatable.map((line, index) => (
              <label key={line._id} className={styles.field}>
                {`${getOrderNumber(line)}, ${saleTitle(line)}, ${fanName(line)}`}
                <Input
                  name={`code-${line._id}`}
                  autoComplete="off"
                  maxLength={200}
                  value={getCode(line)}
                  onChange={(event) => setCodes((now) => ({ ...now, [line._id]: event.target.value }))}
                  onPaste={(event) => paste(event, index)}
                />
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </Modal>
  );
}
