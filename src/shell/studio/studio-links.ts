import {
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  ChartLine,
  CircleDashed,
  FileText,
  Film,
  Image,
  Images,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Package,
  Radio,
  ShoppingBag,
  UserPen,
  UserSearch,
  Users,
} from 'lucide-react';
import { getPath, paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';

export interface StudioLink {
  href: string;
  label: string;
  Icon: LucideIcon;
}

interface StudioLinkGroup {
  title: string;
  links: readonly StudioLink[];
}

const link = (href: string, label: string, Icon: LucideIcon): StudioLink => ({ href, label, Icon });

export const OVERVIEW = link(paths.studio, 'Overview', LayoutDashboard);
export const ORDERS = link(studioPaths.orders, 'Orders', Package);
export const COMMENTS = link(studioPaths.comments, 'Comments', MessageSquare);

export const STUDIO_GROUPS: readonly StudioLinkGroup[] = [
  {
    title: 'Today',
    links: [OVERVIEW, link(paths.studioLive, 'Go live', Radio), link(studioPaths.events, 'Events', CalendarDays)],
  },
  {
    title: 'Content',
    links: [
      link(studioPaths.videos, 'Videos', Film),
      link(studioPaths.galleries, 'Galleries', Images),
      link(studioPaths.photos, 'Photos', Image),
      link(studioPaths.posts, 'Posts', FileText),
      link(studioPaths.stories, 'Stories', CircleDashed),
      link(studioPaths.products, 'Products', ShoppingBag),
    ],
  },
  {
    title: 'Sales',
    links: [
      ORDERS,
      link(studioPaths.analytics, 'Analytics', ChartLine),
      link(studioPaths.earnings, 'Earnings', ChartColumn),
      link(studioPaths.payouts, 'Payouts', Landmark),
    ],
  },
  {
    title: 'People',
    links: [
      COMMENTS,
      link(studioPaths.subscribers, 'Subscribers', Users),
      link(studioPaths.fans, 'Fans', UserSearch),
      link(studioPaths.profile, 'Profile', UserPen),
    ],
  },
];

export const STUDIO_BEGINNINGS: readonly StudioLink[] = [
  link(studioPaths.videoNew, 'Upload videos', Film),
  link(studioPaths.galleryNew, 'Create a gallery', Images),
  link(studioPaths.photos, 'Upload photos', Image),
  link(studioPaths.postNew, 'Write a post', FileText),
  link(studioPaths.stories, 'Add a story', CircleDashed),
  link(studioPaths.productNew, 'Add a product', ShoppingBag),
  link(studioPaths.eventNew, 'Plan an event', CalendarPlus),
  link(paths.studioLive, 'Go live', Radio),
];

/** True if the link is the current page or the list it belongs to. */
export function isHere({ href }: StudioLink, address: string): boolean {
  const path = getPath(address);
  return path === href || (href !== paths.studio && path.startsWith(`${href}/`));
}
