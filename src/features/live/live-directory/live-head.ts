import { paths } from '@/lib/page/paths';
import { itemList, trailFromHome, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { LivePage } from './live.loader';

export function liveHead({ onAir, show }: LivePage, site: SiteFacts): PageHead {
  const performers = onAir.ok ? onAir.content.performers : [];
  return {
    title: 'Live now',
    description: `Watch performers who are live on ${site.siteName} right now, and see what’s coming up.`,
    canonical: paths.live,
    noindex: show !== null,
    jsonLd: [
      trailFromHome(site, { name: 'Live now', path: paths.live }),
      ...(performers.length > 0
        ? [
            itemList(
              site,
              performers.map((performer) => ({ name: performer.name, path: paths.stream(performer) })),
            ),
          ]
        : []),
    ],
  };
}
