import { RadioGroup } from '@/components/form/radio-group';
import { TextField } from '@/components/form/text-field';
import type { Access } from './access';
import styles from './studio-form.module.css';

interface AccessFieldsProps {
  /** Unique per page. */
  id: string;
  access: string;
  price: string;
  /** Unit of the price: "tokens". */
  unit?: string;
  /** Offers free access too. */
  free?: boolean;
  error?: string;
  onAccess: (access: Access) => void;
  onPrice: (price: string) => void;
}

export function AccessFields({
  id,
  access,
  price,
  unit = 'tokens',
  free = true,
  error,
  onAccess,
  onPrice,
}: AccessFieldsProps) {
  const options: { value: Access; label: string }[] = [
    { value: 'subscribers', label: 'Subscribers' },
    { value: 'sale', label: 'Pay-per-view' },
    ...(free ? [{ value: 'free' as const, label: 'Everyone (free)' }] : []),
  ];
  return (
    <div className={styles.group}>
      <RadioGroup
        label="Visibility"
        name={`access-${id}`}
        value={access as Access}
        options={options}
        onChange={onAccess}
      />
      {access === 'sale' && (
        <div className={styles.short}>
          <TextField
            label={`Price in ${unit}`}
            name="price"
            inputMode="numeric"
            autoComplete="off"
            value={price}
            error={error}
            onChange={(event) => onPrice(event.target.value.replace(',', '.'))}
          />
        </div>
      )}
    </div>
  );
}
