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
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const current = useAppSelector((state) => state.user.current);
  const isPerformer = useAppSelector((state) => state.auth.authUser?.isPerformer ?? false);
  const history = link('history', 'Watch history', paths.history, <History aria-hidden="true" />);
  if (!loggedIn) return [history];
  return [
    ...(isPerformer
      ? [
          link('studio', 'My studio', paths.studio, <Clapperboard aria-hidden="true" />),
          link('profile', 'My public profile', paths.performer(current), <User aria-hidden="true" />),
        ]
      : []),
    link('account', 'My account', paths.account, <Settings aria-hidden="true" />),
    ...(isPerformer ? [] : [link('wallet', 'My wallet', paths.wallet, <Wallet aria-hidden="true" />)]),
    ...(isPerformer ? [] : [link('favorites', 'My favorites', paths.favorites, <Heart aria-hidden="true" />)]),
    ...(isPerformer
      ? []
      : [
          link('library', 'My library', paths.library, <LibraryBig aria-hidden="true" />),
          link('orders', 'My orders', paths.orders, <Package aria-hidden="true" />),
        ]),
    ...(isPerformer
      ? []
      : [link('subscriptions', 'My subscriptions', paths.subscriptions, <CalendarSync aria-hidden="true" />)]),
    history,
  ];
}
