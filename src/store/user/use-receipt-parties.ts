import { useAppSelector } from '../hooks';
import { useCurrency } from '../ui/use-currency';

/** What every receipt says besides what was paid for: who sold it, who bought it, in which money. */
export function useReceiptParties() {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  const { name, email } = useAppSelector(({ user }) => user.current);
  return { siteName, buyer: { name, email }, currency: useCurrency() };
}
