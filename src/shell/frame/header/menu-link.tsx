import { Link } from '@/components/link';
import { useRouter } from 'next/router';
import { getPath } from '@/lib/page/paths';
import type { MenuEntry } from './menu-items';

export function MenuLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const { asPath } = useRouter();
  const target = entry.newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (!entry.internal) {
    return (
      <a className={className} href={entry.href} {...target} rel="noopener">
        {entry.title}
      </a>
    );
  }
  const here = getPath(asPath) === entry.href;
  return (
    <Link className={className} href={entry.href} aria-current={here ? 'page' : undefined} {...target}>
      {entry.title}
    </Link>
  );
}
