import type { ReactNode } from 'react';
import { Link } from '@/components/link';
import { useAddress } from '@/components/hooks/use-address';
import { paths } from '@/lib/page/paths';
import styles from './unlock-call-to-action.module.css';

interface WayInProps {
  /** The ways to pay. */
  children: ReactNode;
  /** For guests, some of whom have paid already: "Log in to watch". Null for whoever is logged in. */
  login: string | null;
}

/** What can be pressed at a lock. The link works without scripts, too. */
export function UnlockCallToAction({ children, login }: WayInProps) {
  const address = useAddress();
  return (
    <div className={styles.wayIn}>
      {children}
      {login && <Link href={paths.login(address)}>{login}</Link>}
    </div>
  );
}
