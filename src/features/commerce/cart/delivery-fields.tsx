import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { useForm } from '@/components/form/use-form';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-values';
import type { AddressOptions } from './use-countries';

interface Props {
  form: ReturnType<typeof useForm<CheckoutValues>>;
  addressOptions: AddressOptions;
}

const getChoices = (options: readonly { value: string; label: string }[], none: string) => [
  { value: '', label: none },
  ...options,
];

export function DeliveryFields({ form, addressOptions: { countries, phoneCodes } }: Props) {
  return (
    <section className={styles.group} aria-labelledby="delivery">
      <h2 id="delivery">Shipping address</h2>
      <p className={styles.quiet}>Shared only with the seller.</p>
      <TextField {...form.text('recipient')} label="Full name" autoComplete="name" maxLength={120} />
      <TextArea
        {...form.text('deliveryAddress')}
        label="Street address, city, state or region"
        rows={3}
        autoComplete="street-address"
        maxLength={400}
      />
      <div className={styles.pair}>
        <TextField {...form.text('postalCode')} label="Postal code" autoComplete="postal-code" maxLength={20} />
        {countries === null ? (
          <TextField {...form.text('country')} label="Country" autoComplete="country-name" maxLength={80} />
        ) : (
          <SelectField
            {...form.text('country')}
            label="Country"
            autoComplete="country-name"
            disabled={!countries}
            options={getChoices(
              countries?.map(({ name }) => ({ value: name, label: name })) ?? [],
              countries ? 'Choose a country' : 'Loading countries…',
            )}
          />
        )}
      </div>
      <div className={styles.pair}>
        {phoneCodes !== null && (
          <SelectField
            {...form.text('phoneCode')}
            label="Country code"
            autoComplete="tel-country-code"
            options={getChoices(phoneCodes ?? [], 'None')}
          />
        )}
        <TextField
          {...form.text('phoneNumber')}
          label="Phone for delivery (optional)"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
        />
      </div>
    </section>
  );
}
