import { CalendarSync, Clapperboard, Heart, History, LibraryBig, Package, Settings, User, Wallet } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';

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
  const isLoggedIn = useAppSelector((state) => state.auth.loggedIn);
  const current = useAppSelector((state) => state.user.current);
  const isPerformer = useAppSelector((state) => state.auth.authUser?.isPerformer ?? false);
  const history = createLink('history', 'Watch history', paths.history, <History />);
  if (!isLoggedIn) return [history];
  return [
    ...(isPerformer
      ? [
          createLink('studio', 'My studio', paths.studio, <Clapperboard />),
          createLink('profile', 'My public profile', paths.performer(current), <User />),
        ]
      : []),
    createLink('account', 'My account', paths.account, <Settings />),
    ...(isPerformer ? [] : [createLink('wallet', 'My wallet', paths.wallet, <Wallet />)]),
    ...(isPerformer ? [] : [createLink('favorites', 'My favorites', paths.favorites, <Heart />)]),
    ...(isPerformer
      ? []
      : [
          createLink('library', 'My library', paths.library, <LibraryBig />),
          createLink('orders', 'My orders', paths.orders, <Package />),
        ]),
    ...(isPerformer ? [] : [createLink('subscriptions', 'My subscriptions', paths.subscriptions, <CalendarSync />)]),
    history,
  ];
}
