import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { useForm } from '@/components/form/use-form';
import styles from './checkout-form.module.css';
import type { CheckoutValues } from './checkout-values';
import type { Countries } from './use-countries';

interface Props {
  form: ReturnType<typeof useForm<CheckoutValues>>;
  places: Countries;
}

/** A first choice that stands for none. */
const choices = (options: readonly { value: string; label: string }[], none: string) => [{ value: '', label: none }, ...options];

/** Where it is to be sent. */
export function DeliveryFields({ form, places: { countries, phoneCodes } }: Props) {
  return (
    <section className={styles.group} aria-labelledby="delivery">
      <h2 id="delivery">Where it goes</h2>
      <p className={styles.quiet}>Only the sellers of what is sent to you get to see it.</p>
      <TextField {...form.text('recipient')} label="Name of the recipient" autoComplete="name" maxLength={120} />
      <TextArea {...form.text('deliveryAddress')} label="Street and town" rows={3} autoComplete="street-address" maxLength={400} />
      <div className={styles.pair}>
        <TextField {...form.text('postalCode')} label="Postal code" autoComplete="postal-code" maxLength={20} />
        {countries === null ? (
          <TextField {...form.text('country')} label="Country" autoComplete="country-name" maxLength={80} />
        ) : (
          <SelectField {...form.text('country')} label="Country" options={choices(countries.map(({ name }) => ({ value: name, label: name })), 'Choose a country')} />
        )}
      </div>
      <div className={styles.pair}>
        {phoneCodes !== null && <SelectField {...form.text('phoneCode')} label="Country of the phone" options={choices(phoneCodes, 'Not said')} />}
        <TextField {...form.text('phoneNumber')} label="Phone, for the carrier (optional)" inputMode="tel" autoComplete="tel-national" maxLength={30} />
      </div>
    </section>
  );
}
