import { Link } from '@/components/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { CircleUserRound, Clapperboard, House, LayoutGrid, LogIn, Users } from 'lucide-react';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { PhoneMenu } from './phone-menu';
import styles from './bottom-bar.module.css';

const TARGETS = [
  { href: paths.home, title: 'Home', Icon: House },
  { href: paths.performers, title: 'Performers', Icon: Users },
  { href: paths.videos, title: 'Videos', Icon: Clapperboard },
  { href: paths.categories, title: 'Categories', Icon: LayoutGrid },
];

/** The five main targets within reach of a thumb; phones only (design §7). */
export function BottomBar() {
  const { asPath } = useRouter();
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const [menuOpen, setMenuOpen] = useState(false);
  const here = asPath.split(/[?#]/)[0];
  return (
    <nav className={styles.bar} aria-label="Main targets">
      {TARGETS.map(({ href, title, Icon }) => (
        <Link key={href} className={styles.target} href={href} aria-current={here === href ? 'page' : undefined}>
          <Icon size={20} aria-hidden="true" />
          <span>{title}</span>
        </Link>
      ))}
      {loggedIn ? (
        <button type="button" className={styles.target} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
          <CircleUserRound size={20} aria-hidden="true" />
          <span>Me</span>
        </button>
      ) : (
        <Link className={styles.target} href={paths.login(asPath)}>
          <LogIn size={20} aria-hidden="true" />
          <span>Log in</span>
        </Link>
      )}
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </nav>
  );
}
