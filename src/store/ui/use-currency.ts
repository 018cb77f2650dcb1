import { useMemo } from 'react';
import type { Currency } from '@/lib/format/format';
import { useAppSelector } from '../hooks';

/** How the site formats money, from its settings. */
export function useCurrency(): Currency {
  const code = useAppSelector(({ ui }) => ui.currency);
  const symbol = useAppSelector(({ ui }) => ui.currencySymbol);
  return useMemo(() => ({ code, symbol }), [code, symbol]);
}
