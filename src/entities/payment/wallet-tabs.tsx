import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';

const TABS = [
  { href: paths.wallet, label: 'Wallet' },
  { href: paths.tokenHistory(), label: 'Token history' },
  { href: paths.payments(), label: 'Card payments' },
];

export const WalletTabs = ({ current }: { current: string }) => (
  <LinkTabs label="Wallet" tabs={TABS.map((tab) => ({ ...tab, current: tab.href === current }))} />
);
