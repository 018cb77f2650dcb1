import { LogOut } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { Menu } from '@/components/menu/menu';
import { followLink } from '@/components/follow-link';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { logoutRequested } from '@/store/session/session.actions';
import { AccountCard } from './account-card';
import { useAccountLinks } from './use-account-links';
import styles from './account-menu.module.css';

export function AccountMenu() {
  const dispatch = useAppDispatch();
  const { avatar, name } = useAppSelector((state) => state.user.current);
  const links = useAccountLinks();
  return (
    <Menu
      label="Account menu"
      triggerClassName={styles.trigger}
      trigger={<Avatar src={avatar} name={name ?? ''} size="sm" priority />}
      head={<AccountCard />}
      entries={[
        ...links,
        {
          kind: 'action',
          key: 'logout',
          label: 'Log out',
          icon: <LogOut />,
          onSelect: () => followLink(paths.logout, () => dispatch(logoutRequested())),
        },
      ]}
    />
  );
}
