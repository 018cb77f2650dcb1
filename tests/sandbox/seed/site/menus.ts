import { getId } from '../ids';
import type { Clock } from '../clock';
import type { MenuRow } from '../rows/site';

type Item = readonly [
  title: string,
  path: string,
  extra?: Partial<Pick<MenuRow, 'internal' | 'isNewTab' | 'help' | 'isPage'>> & { under?: string },
];

const MENUS: Record<MenuRow['section'], readonly Item[]> = {
  main: [
    ['Performers', '/performers'],
    ['Videos', '/videos'],
    ['Galleries', '/galleries'],
    ['Live', '/live'],
    ['Shop', '/shop'],
    ['Posts', '/posts'],
    ['Photos', '/photos'],
    ['Events', '/events'],
    ['Categories', '/categories'],
    ['Membership', '/membership'],
  ],
  header: [
    ['Help', '/page/help', { isPage: true }],
    ['Contact', '/contact'],
  ],
  footer: [
    ['About', '/page/about', { isPage: true }],
    ['Terms of use', '/page/terms', { isPage: true }],
    ['Privacy', '/page/privacy', { isPage: true }],
    ['Refunds and returns', '/page/refunds', { isPage: true, under: 'Terms of use' }],
    ['Guidelines for performers', '/page/guidelines', { isPage: true }],
    ['Contact', '/contact'],
    ['Accessibility', '/accessibility'],
    ['Keyboard shortcuts', '/shortcuts'],
    ['Status', 'https://status.encore.example/', { internal: false, isNewTab: true, help: 'Opens in a new tab' }],
  ],
};

const menuId = (section: string, title: string) => getId('menu', `${section}/${title}`);

/** Menus in three sections. */
export function menus(clock: Clock): MenuRow[] {
  const sections = Object.keys(MENUS) as MenuRow['section'][];
  return sections.flatMap((section) =>
    MENUS[section].map(([title, path, extra = {}], ordering): MenuRow => ({
      _id: menuId(section, title),
      createdAt: clock.ago({ days: 700 }),
      updatedAt: clock.ago({ days: 50 }),
      title,
      path,
      internal: extra.internal ?? true,
      isNewTab: extra.isNewTab ?? false,
      section,
      parentId: extra.under ? menuId(section, extra.under) : null,
      ordering,
      help: extra.help ?? '',
      public: true,
      isPage: extra.isPage ?? false,
    })),
  );
}
