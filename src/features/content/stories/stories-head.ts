import { paths } from '@/lib/page/paths';
import { sharePicture, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { StoriesPage } from './stories.loader';

/** Stories expire within a day, so they are not indexed. */
export const storiesHead = ({ performer }: StoriesPage, site: SiteFacts): PageHead => ({
  title: `Stories by ${performer.name}`,
  description: `Today’s stories by ${performer.name} on ${site.siteName}.`,
  canonical: paths.stories(performer),
  noindex: true,
  image: sharePicture(site, performer.avatar),
  type: 'profile',
});
