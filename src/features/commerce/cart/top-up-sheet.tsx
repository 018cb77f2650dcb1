import { Dialog } from '@/components/dialog/dialog';
import { paths } from '@/lib/page/paths';
import { subtractAmounts } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import { TopUp } from '../top-up/top-up';

interface Props {
  due: number;
  onClose: () => void;
}

export function TopUpSheet({ due, onClose }: Props) {
  const balance = useAppSelector(({ user }) => user.current.balance);
  return (
    <Dialog open shape="sheet" title="Get more tokens" onClose={onClose}>
      <TopUp
        missing={Math.max(0, subtractAmounts(due, balance))}
        returnTo={paths.cart}
        onLeave={() => undefined}
        onBack={onClose}
      />
    </Dialog>
  );
}
