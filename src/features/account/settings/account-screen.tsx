import { useEffect } from 'react';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountOpened } from '@/store/user/user.slice';
import { captchaKey } from '@/entities/captcha-key';
import { PasswordForm } from '@/components/form/password-form';
import { OtherSessions } from '@/components/session/other-sessions';
import { useOtherSessions } from '@/store/user/use-other-sessions';
import { usePasswordChange } from '@/store/user/use-password-change';
import { ResendMail } from '@/components/form/resend-mail';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import type { AccountProps, ProfileLists } from './account.loader';
import { ACCOUNT_TABS, accountTabPath } from './account-tabs';
import { PreferencesTab } from './preferences-tab';
import { AvatarEditor } from './avatar-editor';
import { ProfileForm } from './profile-form';
import { useOwnEmail } from './use-own-email';
import styles from './account.module.css';

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

/** Changes the account password; also logs out other devices. */
function PasswordTab() {
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  return (
    <>
      <PasswordForm {...usePasswordChange()} siteKey={siteKey} />
      <OtherSessions {...useOtherSessions()} />
    </>
  );
}

function ProfileTab({ lists }: { lists: ProfileLists }) {
  const id = useAppSelector((state) => state.user.current._id);
  return (
    <div className={styles.panel}>
      <AvatarEditor />
      <ProfileForm key={id} lists={lists} />
    </div>
  );
}

function EmailTab() {
  const { email, verified, verify } = useOwnEmail();
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby="your-email">
        <h2 id="your-email">Your email address</h2>
        <p className={styles.address}>{email}</p>
        <p role="status">
          {verified ? (
            <span className={styles.good}>
              <BadgeCheck /> Verified
            </span>
          ) : (
            <span className={styles.warn}>
              <MailWarning /> Not verified yet
            </span>
          )}
        </p>
        {verified ? null : (
          <>
            <p className={styles.quiet}>We’ll email you a verification link. Open it, then come back here.</p>
            <ResendMail send={verify} label="Send verification email" />
          </>
        )}
      </section>
      <section className={styles.group} aria-labelledby="other-email">
        <h2 id="other-email">Change your email address</h2>
        <p className={styles.quiet}>
          For your security, you can’t change it here. <Link href={paths.contact()}>Contact us</Link> and we’ll change
          it for you.
        </p>
      </section>
    </div>
  );
}
