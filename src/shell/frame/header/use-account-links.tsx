import {
  Bookmark,
  CalendarSync,
  Clapperboard,
  History,
  LibraryBig,
  Package,
  Settings,
  User,
  Wallet,
} from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';

type AccountLink = Extract<MenuEntry, { kind: 'link' }>;

const createLink = (key: string, label: string, href: string, icon: AccountLink['icon']): AccountLink => ({
  kind: 'link',
  key,
  label,
  href,
  icon,
});

/** Account menu links by role (spec §6). Only fans have favorites (contract C.5); guests have this device's history. */
export function useAccountLinks(): AccountLink[] {
  const isLoggedIn = useIsLoggedIn();
  const current = useAppSelector((state) => state.user.current);
  const isPerformer = useIsPerformer();
  const history = createLink('history', 'History', paths.history, <History />);
  if (!isLoggedIn) return [history];
  return [
    ...(isPerformer
      ? [
          createLink('studio', 'Studio', paths.studio, <Clapperboard />),
          createLink('profile', 'Public profile', paths.performer(current), <User />),
        ]
      : []),
    createLink('account', 'Account', paths.account, <Settings />),
    ...(isPerformer
      ? [createLink('payments', 'Card payments', paths.payments(), <Wallet />)]
      : [
          createLink('wallet', 'Wallet', paths.wallet, <Wallet />),
          createLink('favorites', 'Favorites', paths.favorites, <Bookmark />),
          createLink('library', 'Library', paths.library, <LibraryBig />),
          createLink('orders', 'Orders', paths.orders, <Package />),
          createLink('subscriptions', 'Subscriptions', paths.subscriptions, <CalendarSync />),
        ]),
    history,
  ];
}
