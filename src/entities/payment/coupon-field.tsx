import { TicketPercent, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { TextField } from '@/components/form/text-field';
import styles from './coupon-field.module.css';
import type { CouponEntry } from './use-coupon';

interface CouponFieldProps {
  entry: CouponEntry;
  /** What it takes off, in words: "You save $3.00 on the first payment." */
  saving?: string;
  /** While a payment is under way the coupon stays as it is. */
  locked?: boolean;
}

/** A field for a coupon's code; once it counts, the coupon and what it saves in its place. */
export function CouponField({ entry, saving, locked = false }: CouponFieldProps) {
  const { code, coupon, refusal, checking, write, apply, remove } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  if (coupon) {
    return (
      <div className={styles.used} role="status">
        <TicketPercent aria-hidden="true" className={styles.sign} />
        <p className={styles.words}>
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
        <TextField label="Coupon" value={code} error={refusal ?? undefined} maxLength={64} autoComplete="off" autoCapitalize="characters" spellCheck={false} disabled={locked} onChange={(event) => write(event.target.value)} />
      </div>
      <Button type="submit" loading={checking} disabled={locked}>
        Apply coupon
      </Button>
    </form>
  );
}
