import Link from 'next/link';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './site-logo.module.css';

/** The site's logo, or its name where the settings have none, as the way home. */
export function SiteLogo() {
  const { logo, siteName } = useAppSelector((state) => state.ui);
  return (
    <Link className={styles.logo} href={paths.home} aria-label={`${siteName}, home`} prefetch={false}>
      {logo ? <img className={styles.picture} src={logo} alt="" height={28} /> : <span>{siteName}</span>}
    </Link>
  );
}
