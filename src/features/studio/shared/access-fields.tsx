import { RadioGroup } from '@/components/form/radio-group';
import { TextField } from '@/components/form/text-field';
import type { Access } from './access';
import { proceedsText, useSaleTerms, type SaleKind } from './proceeds';
import styles from './studio-form.module.css';

interface AccessFieldsProps {
  /** Unique per page. */
  id: string;
  access: string;
  price: string;
  /** What is sold, for the commission. */
  kind: SaleKind;
  error?: string;
  onAccess: (access: Access) => void;
  onPrice: (price: string) => void;
}

export function AccessFields({ id, access, price, kind, error, onAccess, onPrice }: AccessFieldsProps) {
  const terms = useSaleTerms(kind);
  const options: { value: Access; label: string }[] = [
    { value: 'subscribers', label: 'Subscribers' },
    { value: 'sale', label: 'Pay-per-view' },
    { value: 'free', label: 'Everyone (free)' },
  ];
  return (
    <div className={styles.group}>
      <RadioGroup
        label="Who can see it"
        name={`access-${id}`}
        value={access as Access}
        options={options}
        onChange={onAccess}
      />
      {access === 'sale' && (
        <div className={styles.short}>
          <TextField
            label="Price in tokens"
            name="price"
            inputMode="numeric"
            autoComplete="off"
            value={price}
            error={error}
            hint={proceedsText(price, 'tokens', terms) || undefined}
            onChange={(event) => onPrice(event.target.value.replace(',', '.'))}
          />
        </div>
      )}
    </div>
  );
}
