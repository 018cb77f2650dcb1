import { useState } from 'react';
import { CircleUserRound, Clapperboard, House, LogIn, Radio, Search, ShoppingCart } from 'lucide-react';
import { CountBubble } from '@/components/button/count-bubble';
import { Link } from '@/components/link';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath, paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { cartLabel } from './cart-label';
import { PhoneMenuMount } from './phone-menu-mount';
import styles from './bottom-bar.module.css';

const TARGETS = [
  { href: paths.home, title: 'Home', Icon: House },
  { href: paths.search(), title: 'Search', Icon: Search },
  { href: paths.live, title: 'Live', Icon: Radio },
];
// Fans and guests get the cart, performers the studio.
const CART = { href: paths.cart, title: 'Cart', Icon: ShoppingCart };
const STUDIO = { href: paths.studio, title: 'Studio', Icon: Clapperboard };

/** Bottom navigation on phones (design §7). */
export function BottomBar() {
  const currentUrl = useCurrentUrl();
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  const cartTotal = useAppSelector((state) => state.cart.total);
  const [menuOpen, setMenuOpen] = useState(false);
  const here = getPath(currentUrl);
  return (
    <nav className={styles.bar} aria-label="Bottom navigation">
      {[...TARGETS, isPerformer ? STUDIO : CART].map(({ href, title, Icon }) => (
        <Link
          key={href}
          className={styles.target}
          href={href}
          aria-current={here === href || (href === paths.studio && here.startsWith(`${href}/`)) ? 'page' : undefined}
          aria-label={href === paths.cart ? cartLabel(cartTotal) : undefined}
        >
          <Icon size={20} aria-hidden="true" />
          {href === paths.cart && <CountBubble count={cartTotal} />}
          <span>{title}</span>
        </Link>
      ))}
      {isLoggedIn ? (
        <button type="button" className={styles.target} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
          <CircleUserRound size={20} />
          <span>Me</span>
        </button>
      ) : (
        <Link className={styles.target} href={paths.login(currentUrl)}>
          <LogIn size={20} />
          <span>Log in</span>
        </Link>
      )}
      <PhoneMenuMount open={menuOpen} onClose={() => setMenuOpen(false)} />
    </nav>
  );
}
