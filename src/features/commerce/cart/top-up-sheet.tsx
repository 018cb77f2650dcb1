import { Dialog } from '@/components/dialog/dialog';
import { paths } from '@/lib/page/paths';
import { less } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import type { CartSlots } from './cart-screen';

interface Props extends CartSlots {
  /** Tokens that the cart costs. */
  due: number;
  onClose: () => void;
}

/** Tokens that are missing for the cart, bought in place. Cart and form are kept on the device anyway. */
export function TopUpSheet({ TopUp, due, onClose }: Props) {
  const balance = useAppSelector(({ user }) => user.current.balance);
  return (
    <Dialog open shape="sheet" title="Get more tokens" onClose={onClose}>
      <TopUp missing={Math.max(0, less(due, balance))} returnTo={paths.cart} onLeave={() => undefined} onBack={onClose} />
    </Dialog>
  );
}
