import { TicketPercent, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { TextField } from '@/components/form/text-field';
import styles from './coupon-field.module.css';
import type { CouponEntry } from './use-coupon';

interface CouponFieldProps {
  entry: CouponEntry;
  /** The discount as text: "You save $3.00 on the first payment." */
  saving?: string;
  /** Set while a payment is in progress. */
  locked?: boolean;
}

/** Input for a coupon code, replaced by the coupon and its discount once applied. */
export function CouponField({ entry, saving, locked = false }: CouponFieldProps) {
  const { code, coupon, refusal, checking, write, apply, remove } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  if (coupon) {
    return (
      <div className={styles.used} role="status">
        <TicketPercent className={styles.sign} />
        <p className={styles.details}>
          <b dir="auto">{coupon.code}</b>
          {saving && <span>{saving}</span>}
        </p>
        <IconButton size="sm" label={`Remove coupon ${coupon.code}`} disabled={locked} onClick={remove}>
          <X />
        </IconButton>
      </div>
    );
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label="Coupon"
          value={code}
          error={refusal ?? undefined}
          announceError
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={locked}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <Button type="submit" loading={checking} disabled={locked}>
        Apply coupon
      </Button>
    </form>
  );
}
