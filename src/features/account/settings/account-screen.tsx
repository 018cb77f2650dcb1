import { useEffect } from 'react';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useAppDispatch } from '@/store/hooks';
import { accountOpened } from '@/store/user/user.slice';
import type { AccountProps } from './account.loader';
import { ACCOUNT_TABS, accountTabPath } from './account-tabs';
import { EmailTab } from './email-tab';
import { PasswordTab } from './password-tab';
import { PreferencesTab } from './preferences-tab';
import { ProfileTab } from './profile-tab';
import styles from './account.module.css';

/** Account settings. */
export function AccountScreen({ tab, lists }: AccountProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch, tab]);
  return (
    <div className={styles.screen}>
      <h1>Your account</h1>
      <LinkTabs
        label="Account settings"
        tabs={ACCOUNT_TABS.map((entry) => ({
          label: entry.label,
          href: accountTabPath(entry.tab),
          current: entry.tab === tab,
        }))}
      />
      {tab === 'profile' && lists ? <ProfileTab lists={lists} /> : null}
      {tab === 'password' ? <PasswordTab /> : null}
      {tab === 'email' ? <EmailTab /> : null}
      {tab === 'preferences' ? <PreferencesTab /> : null}
    </div>
  );
}
