import { useEffect } from 'react';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { PasswordForm } from '@/components/form/password-form';
import { OtherSessions } from '@/components/session/other-sessions';
import { captchaKey } from '@/entities/captcha-key';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOtherSessions } from '@/store/user/use-other-sessions';
import { usePasswordChange } from '@/store/user/use-password-change';
import { accountOpened } from '@/store/user/user.slice';
import { BlockingTab } from './blocking-tab';
import { PublicProfileTab } from './profile-tab';
import { DocumentsTab } from './documents-tab';
import { PayoutsTab } from './payouts-tab';
import { PicturesTab } from './pictures-tab';
import { PricesTab } from './prices-tab';
import { PROFILE_TABS, profileTabPath } from './profile-tabs';
import type { StudioProfileProps } from './studio-profile.loader';
import styles from './studio-profile.module.css';

export function StudioProfileScreen({ tab, performer, extended, lists, blocking }: StudioProfileProps) {
  const own = { performer, extended };
  return (
    <div className={styles.screen}>
      <h1>Profile and settings</h1>
      <LinkTabs
        label="Profile sections"
        tabs={PROFILE_TABS.map((entry) => ({
          label: entry.label,
          href: profileTabPath(entry.tab),
          current: entry.tab === tab,
        }))}
      />
      {tab === 'profile' && lists ? <PublicProfileTab {...own} lists={lists} /> : null}
      {tab === 'pictures' ? <PicturesTab {...own} /> : null}
      {tab === 'prices' ? <PricesTab {...own} /> : null}
      {tab === 'documents' ? <DocumentsTab {...own} /> : null}
      {tab === 'payouts' ? <PayoutsTab {...own} /> : null}
      {tab === 'blocking' && blocking ? <BlockingTab performer={performer} blocking={blocking} /> : null}
      {tab === 'password' ? <PasswordTab /> : null}
    </div>
  );
}

function PasswordTab() {
  const dispatch = useAppDispatch();
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  return (
    <>
      <PasswordForm {...usePasswordChange()} siteKey={siteKey} />
      <OtherSessions {...useOtherSessions()} />
    </>
  );
}
