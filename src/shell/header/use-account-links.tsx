import { User } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';

/** What the account menu offers the person who is logged in, by role (spec §6). */
export function useAccountLinks(): Extract<MenuEntry, { kind: 'link' }>[] {
  const current = useAppSelector((state) => state.user.current);
  const isPerformer = useAppSelector((state) => state.auth.authUser?.isPerformer ?? false);
  return isPerformer ? [{ kind: 'link', key: 'profile', label: 'My public profile', href: paths.performer(current), icon: <User aria-hidden="true" /> }] : [];
}
