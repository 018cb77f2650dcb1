import type { ReactionSearchQuery } from '@/contract/reaction';
import type { IllustrationKind } from '@/components/illustration/illustration';
import type { GridKind } from '@/components/card/card-grid';
import type { ListRules } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { Mark } from '@/store/reaction/reaction.slice';

interface FavoriteTab {
  id: string;
  label: string;
  action: Mark['action'];
  objectType: 'video' | 'gallery' | 'performer' | 'product' | 'post';
  grid: GridKind;
  /** Singular of the listed items in sentences. */
  one: string;
  noun: string;
  empty: { illustration: IllustrationKind; title: string; hint: string; href: string; step: string };
}

const hint = 'Select Favorite on anything you want to find again.';

export const FAVORITE_TABS = [
  {
    id: 'videos',
    label: 'Videos',
    action: 'favourite',
    objectType: 'video',
    grid: 'video',
    one: 'video',
    noun: 'videos',
    empty: {
      illustration: 'videos',
      title: 'You have no favorite videos yet',
      hint,
      href: paths.videos,
      step: 'Browse videos',
    },
  },
  {
    id: 'later',
    label: 'Watch later',
    action: 'watch_later',
    objectType: 'video',
    grid: 'video',
    one: 'video',
    noun: 'videos',
    empty: {
      illustration: 'videos',
      title: 'Nothing to watch later',
      hint: 'Select Watch later on a video to save it here.',
      href: paths.videos,
      step: 'Browse videos',
    },
  },
  {
    id: 'galleries',
    label: 'Galleries',
    action: 'favourite',
    objectType: 'gallery',
    grid: 'square',
    one: 'gallery',
    noun: 'galleries',
    empty: {
      illustration: 'heart',
      title: 'You have no favorite galleries yet',
      hint,
      href: paths.galleries,
      step: 'Browse galleries',
    },
  },
  {
    id: 'performers',
    label: 'Performers',
    action: 'favourite',
    objectType: 'performer',
    grid: 'performer',
    one: 'performer',
    noun: 'performers',
    empty: {
      illustration: 'people',
      title: 'You have no favorite performers yet',
      hint,
      href: paths.performers,
      step: 'Browse performers',
    },
  },
  {
    id: 'products',
    label: 'Products',
    action: 'favourite',
    objectType: 'product',
    grid: 'square',
    one: 'product',
    noun: 'products',
    empty: {
      illustration: 'heart',
      title: 'You have no favorite products yet',
      hint,
      href: paths.shop,
      step: 'Browse the shop',
    },
  },
  {
    id: 'posts',
    label: 'Posts',
    action: 'favourite',
    objectType: 'post',
    grid: 'video',
    one: 'post',
    noun: 'posts',
    empty: {
      illustration: 'letter',
      title: 'You have no favorite posts yet',
      hint,
      href: paths.posts,
      step: 'Browse posts',
    },
  },
] as const satisfies readonly (FavoriteTab & { objectType: NonNullable<ReactionSearchQuery['objectType']> })[];

export const favoriteTab = (id: string): FavoriteTab => FAVORITE_TABS.find((tab) => tab.id === id) ?? FAVORITE_TABS[0];

export const tabUrl = (id: string): string =>
  withQuery(paths.favorites, { tab: id === FAVORITE_TABS[0].id ? undefined : id });

export const favoriteList = (id: string) =>
  ({ path: tabUrl(id), filters: {}, sorts: ['newest'] }) satisfies ListRules<never>;
