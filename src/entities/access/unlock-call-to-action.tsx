import type { ReactNode } from 'react';
import { Link } from '@/components/link';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { paths } from '@/lib/page/paths';
import styles from './unlock-call-to-action.module.css';

interface UnlockCallToActionProps {
  children: ReactNode;
  /** Login link for guests, who may have paid already: "Log in to watch". Null for logged-in users. */
  login: string | null;
  /** URL to return to after the login, if it isn't that of the page. */
  returnTo?: string;
}

/** The actions at a lock. The login link works without scripts. */
export function UnlockCallToAction({ children, login, returnTo }: UnlockCallToActionProps) {
  const currentUrl = useCurrentUrl();
  return (
    <div className={styles.actions}>
      {children}
      {login && <Link href={paths.login(returnTo ?? currentUrl)}>{login}</Link>}
    </div>
  );
}
