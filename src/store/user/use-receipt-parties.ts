import { useAppSelector } from '../hooks';
import { useCurrency } from '../ui/use-currency';

/** The parts common to all receipts: seller, buyer and currency. */
export function useReceiptParties() {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  const { name, email } = useAppSelector(({ user }) => user.current);
  return { siteName, buyer: { name, email }, currency: useCurrency() };
}
