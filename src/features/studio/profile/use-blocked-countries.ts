import { useState } from 'react';
import { useServices } from '@/services/services-context';
import { useSaving } from './use-saving';

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((code) => b.includes(code));

/** Blocked country codes: selected and saved. */
export function useBlockedCountries(present: readonly string[]) {
  const { blocks } = useServices();
  const { run, ...saveState } = useSaving();
  const [savedCodes, setSavedCodes] = useState(present);
  const [codes, setCodes] = useState(present);
  const save = () =>
    run(async () => {
      const { data } = await blocks.countries([...codes]);
      setSavedCodes(data.countryCodes);
      // The selection may have changed meanwhile.
      setCodes((now) => (now === codes ? data.countryCodes : now));
    });
  return {
    codes,
    setCodes,
    dirty: !same(savedCodes, codes),
    discard: () => setCodes(savedCodes),
    save: () => void save(),
    ...saveState,
  };
}
