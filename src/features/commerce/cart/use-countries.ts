import { useEffect, useState } from 'react';
import type { CountryName } from '@/entities/country';
import { ApiError } from '@/lib/http/errors';
import { toPhoneOptions, type PhoneOption } from '@/components/form/phone-options';
import { useServices } from '@/services/services-context';

export interface AddressOptions {
  /** Empty while loading; null if loading failed. */
  countries: CountryName[] | null;
  phoneCodes: PhoneOption[] | null;
}

const NONE_YET: AddressOptions = { countries: [], phoneCodes: [] };

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Countries and phone codes, loaded once something has to be shipped. */
export function useCountries(isNeeded: boolean): AddressOptions {
  const { reference } = useServices();
  const [addressOptions, setAddressOptions] = useState(NONE_YET);

  useEffect(() => {
    if (!isNeeded) return;
    let hasLeft = false;
    const load = async () => {
      const [countries, phoneCodes] = await Promise.all([
        orNull(reference.countries()),
        orNull(reference.phoneCodes()),
      ]);
      if (!hasLeft)
        setAddressOptions({
          countries: countries?.data ?? null,
          phoneCodes: phoneCodes && toPhoneOptions(phoneCodes.data),
        });
    };
    void load();
    return () => {
      hasLeft = true;
    };
  }, [isNeeded, reference]);

  return addressOptions;
}
