import { studioPaths } from '@/lib/page/studio-paths';
import { withQuery } from '@/lib/lists/query';

const TABS = ['photos', 'details'] as const;
export type GalleryTab = (typeof TABS)[number];

export const galleryTab = (text: string): GalleryTab => TABS.find((tab) => tab === text) ?? 'photos';

export const galleryTabPath = (gallery: { _id: string }, tab: GalleryTab): string =>
  withQuery(studioPaths.gallery(gallery), { tab: tab === 'photos' ? '' : tab });
