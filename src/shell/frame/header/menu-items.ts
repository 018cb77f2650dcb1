import type { MenuItem } from '@/contract/settings';
import { parseLink, paths } from '@/lib/page/paths';

export interface MenuEntry {
  key: string;
  title: string;
  href: string;
  internal: boolean;
  newTab: boolean;
}

const DEFAULT_MAIN: MenuEntry[] = [
  ['Home', paths.home],
  ['Performers', paths.performers],
  ['Videos', paths.videos],
  ['Galleries', paths.galleries],
  ['Live', paths.live],
  ['Shop', paths.shop],
  ['Posts', paths.posts],
  ['Photos', paths.photos],
  ['Events', paths.events],
  ['Categories', paths.categories],
].map(([title = '', href = '']) => ({ key: href, title, href, internal: true, newTab: false }));

/**
 * Entries of one menu section in the settings (contract B.26) in order, children right after their parent. The main
 * menu has defaults, so that a site without settings can be navigated.
 */
export function menuEntries(
  menus: readonly MenuItem[] | undefined,
  section: 'main' | 'header' | 'footer',
): MenuEntry[] {
  const items = (menus ?? [])
    .filter((item) => (item.section ?? 'main') === section)
    .sort((a, b) => (a.ordering ?? 0) - (b.ordering ?? 0));
  const ids = new Set(items.map(({ _id }) => _id));
  const added = new Set<MenuItem>();
  const add = (item: MenuItem) => {
    if (added.has(item)) return;
    added.add(item);
    items.filter(({ parentId }) => parentId && parentId === item._id).forEach(add);
  };
  items.filter(({ parentId }) => !parentId || !ids.has(parentId)).forEach(add);
  // Entries in a cycle of parents are below none of those.
  items.forEach(add);
  const entries = [...added].flatMap((item) => {
    const path = item.internal && !/^(\/|(https?|mailto|tel):)/i.test(item.path) ? `/${item.path}` : item.path;
    const href = parseLink(path);
    return href
      ? [
          {
            href,
            internal: href.startsWith('/'),
            key: item._id ?? `${section}-${item.path}-${item.title}`,
            title: item.title,
            newTab: Boolean(item.isNewTab),
          },
        ]
      : [];
  });
  return entries.length === 0 && section === 'main' ? DEFAULT_MAIN : entries;
}
