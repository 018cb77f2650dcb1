import { summarize } from '@/lib/format/summarize';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { sharePicture, trailFromHome, type JsonLd, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { tabContents, tabLabel, tabPath, tabRules } from './profile-tabs';
import type { ProfilePage } from './profile.loader';
import { socialLinks } from './social-links';

/** Default sort order of the first tab. */
const NEWEST = 'newest';

const getCounter = (action: string, count: number | undefined): JsonLd[] =>
  count === undefined
    ? []
    : [{ '@type': 'InteractionCounter', interactionType: `https://schema.org/${action}`, userInteractionCount: count }];

function getPerson({ summary, counts }: ProfilePage, site: SiteFacts, description: string): JsonLd {
  const { _id, name, username, stats = {}, socialsLink } = summary;
  const elsewhere = socialLinks(socialsLink).map(({ href }) => href);
  const published = [counts.videos, counts.galleries, counts.posts].filter((count) => count !== undefined);
  return {
    '@type': 'Person',
    name,
    alternateName: username,
    identifier: _id,
    description,
    url: site.siteUrl + paths.performer(summary),
    image: sharePicture(site, summary.avatar),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    interactionStatistic: [...getCounter('FollowAction', stats.subscribers), ...getCounter('LikeAction', stats.likes)],
    ...(published.length > 0
      ? {
          agentInteractionStatistic: getCounter(
            'WriteAction',
            published.reduce((sum, count) => sum + count, 0),
          )[0],
        }
      : {}),
  };
}

export function profileHead(page: ProfilePage, site: SiteFacts): PageHead {
  const { name, bio, avatar, cover, createdAt, updatedAt } = page.summary;
  const path = paths.performer(page.summary);
  const main = page.tab === 'videos' || page.tab === 'about';
  const description = summarize(bio) || `Videos, photos and more by ${name} on ${site.siteName}.`;
  const list = page.tab === 'about' ? null : listHead(site, tabRules(page.summary, page.tab), page);
  const title = main ? name : `${name}: ${tabContents(page.tab).toLowerCase()}`;
  const trail = [
    { name: 'Performers', path: paths.performers },
    { name, path },
  ];
  return {
    title: page.tab === 'about' ? title : pagedTitle(title, page.view),
    description: main
      ? description
      : summarize(`${tabContents(page.tab)} by ${name} on ${site.siteName}. ${bio ?? ''}`),
    // For search engines the first tab and About are one page; other lists and further pages have their own URL.
    canonical: list?.canonical ?? path,
    // Performers without videos are indexed too.
    noindex: page.tab === 'videos' ? page.view.sort !== NEWEST : list?.noindex,
    prev: list?.prev,
    next: list?.next,
    image: sharePicture(site, avatar, cover),
    type: 'profile',
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url: site.siteUrl + path,
        dateCreated: createdAt,
        dateModified: updatedAt,
        mainEntity: getPerson(page, site, description),
      },
      trailFromHome(
        site,
        ...trail,
        ...(main ? [] : [{ name: tabLabel(page.tab), path: tabPath(page.summary, page.tab) }]),
      ),
      ...(list?.jsonLd ?? []),
    ],
  };
}
