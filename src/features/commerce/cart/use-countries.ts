import { useEffect, useState } from 'react';
import { toCountryNames, type CountryName } from '@/entities/country';
import { orNull } from '@/lib/page/load-part';
import { toPhoneOptions, type PhoneOption } from '@/components/form/phone-options';
import { useServices } from '@/services/services-context';

export interface AddressOptions {
  /** Undefined while loading; null if loading failed. */
  countries?: CountryName[] | null;
  phoneCodes?: PhoneOption[] | null;
}

/** Countries and phone codes, loaded once something has to be shipped. */
export function useCountries(isNeeded: boolean): AddressOptions {
  const { reference } = useServices();
  const [addressOptions, setAddressOptions] = useState<AddressOptions>({});

  useEffect(() => {
    if (!isNeeded) return;
    let hasLeft = false;
    const load = async () => {
      const [countries, phoneCodes] = await Promise.all([
        orNull(reference.countries(), toCountryNames),
        orNull(reference.phoneCodes(), toPhoneOptions),
      ]);
      if (!hasLeft) setAddressOptions({ countries, phoneCodes });
    };
    void load();
    return () => {
      hasLeft = true;
    };
  }, [isNeeded, reference]);

  return addressOptions;
}
