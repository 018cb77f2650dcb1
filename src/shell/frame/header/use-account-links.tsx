import { CalendarSync, Clapperboard, Heart, History, LibraryBig, Package, Settings, User, Wallet } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';

type AccountLink = Extract<MenuEntry, { kind: 'link' }>;

const link = (key: string, label: string, href: string, icon: AccountLink['icon']): AccountLink => ({
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
  const history = link('history', 'Watch history', paths.history, <History />);
  if (!isLoggedIn) return [history];
  return [
    ...(isPerformer
      ? [
          link('studio', 'My studio', paths.studio, <Clapperboard />),
          link('profile', 'My public profile', paths.performer(current), <User />),
        ]
      : []),
    link('account', 'My account', paths.account, <Settings />),
    ...(isPerformer ? [] : [link('wallet', 'My wallet', paths.wallet, <Wallet />)]),
    ...(isPerformer ? [] : [link('favorites', 'My favorites', paths.favorites, <Heart />)]),
    ...(isPerformer
      ? []
      : [
          link('library', 'My library', paths.library, <LibraryBig />),
          link('orders', 'My orders', paths.orders, <Package />),
        ]),
    ...(isPerformer ? [] : [link('subscriptions', 'My subscriptions', paths.subscriptions, <CalendarSync />)]),
    history,
  ];
}
