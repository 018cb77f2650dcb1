import { Wordmark } from '@/components/brand/wordmark';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './site-logo.module.css';

/** The site's logo, or its name if there is none, linked to the home page. */
export function SiteLogo() {
  const logo = useAppSelector((state) => state.ui.logo);
  const siteName = useAppSelector((state) => state.ui.siteName);
  return (
    <Link className={styles.logo} href={paths.home} aria-label={`${siteName}, home`}>
      <Wordmark siteName={siteName} logoUrl={logo} />
    </Link>
  );
}
