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

const createLink = (href: string, label: string, Icon: LucideIcon): StudioLink => ({ href, label, Icon });

export const OVERVIEW = createLink(paths.studio, 'Overview', LayoutDashboard);
export const ORDERS = createLink(studioPaths.orders, 'Orders', Package);
export const COMMENTS = createLink(studioPaths.comments, 'Comments', MessageSquare);

export const STUDIO_GROUPS: readonly StudioLinkGroup[] = [
  {
    title: 'Today',
    links: [
      OVERVIEW,
      createLink(paths.studioLive, 'Go live', Radio),
      createLink(studioPaths.events, 'Events', CalendarDays),
    ],
  },
  {
    title: 'Content',
    links: [
      createLink(studioPaths.videos, 'Videos', Film),
      createLink(studioPaths.galleries, 'Galleries', Images),
      createLink(studioPaths.photos, 'Photos', Image),
      createLink(studioPaths.posts, 'Posts', FileText),
      createLink(studioPaths.stories, 'Stories', CircleDashed),
      createLink(studioPaths.products, 'Products', ShoppingBag),
    ],
  },
  {
    title: 'Sales',
    links: [
      ORDERS,
      createLink(studioPaths.analytics, 'Analytics', ChartLine),
      createLink(studioPaths.earnings, 'Earnings', ChartColumn),
      createLink(studioPaths.payouts, 'Payouts', Landmark),
    ],
  },
  {
    title: 'People',
    links: [
      COMMENTS,
      createLink(studioPaths.subscribers, 'Subscribers', Users),
      createLink(studioPaths.fans, 'Fans', UserSearch),
      createLink(studioPaths.profile, 'Profile', UserPen),
    ],
  },
];

export const CREATE_LINKS: readonly StudioLink[] = [
  createLink(studioPaths.videoNew, 'Upload videos', Film),
  createLink(studioPaths.galleryNew, 'Create a gallery', Images),
  createLink(studioPaths.postNew, 'Write a post', FileText),
  createLink(studioPaths.storyNew, 'Add a story', CircleDashed),
  createLink(studioPaths.productNew, 'Add a product', ShoppingBag),
  createLink(studioPaths.eventNew, 'Plan an event', CalendarPlus),
  createLink(paths.studioLive, 'Go live', Radio),
];

/** True if the link is the current page or the list it belongs to. */
export function isHere({ href }: StudioLink, url: string): boolean {
  const path = getPath(url);
  return path === href || (href !== paths.studio && path.startsWith(`${href}/`));
}
