import { paths } from '@/lib/page/paths';
import { sharePicture, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { StoriesPage } from './stories.loader';

/** Stories are gone tomorrow: nothing for an index. */
export const storiesHead = ({ performer }: StoriesPage, site: SiteFacts): PageHead => ({
  title: `Stories by ${performer.name}`,
  description: `What ${performer.name} tells today on ${site.siteName}.`,
  canonical: paths.stories(performer),
  noindex: true,
  image: sharePicture(site, performer.avatar),
  type: 'profile',
});
