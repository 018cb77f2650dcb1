import { listHead, pagedTitle } from '@/lib/list-head';
import { paths } from '@/lib/paths';
import { breadcrumbList, summary as summaryOf, type PageHead, type SiteFacts } from '@/lib/seo';
import { profileVideoList } from './profile-videos';
import type { ProfilePage } from './profile.loader';

export function profileHead(page: ProfilePage, site: SiteFacts): PageHead {
  const { name, username, bio, avatar, createdAt } = page.summary;
  const path = paths.performer(page.summary);
  const description = summaryOf(bio) || `Videos by ${name} on ${site.siteName}.`;
  const list = page.tab === 'videos' ? listHead(site, profileVideoList(page.summary), page) : null;
  return {
    title: list && page.tab === 'videos' ? pagedTitle(name, page.view) : name,
    description,
    // Both tabs are one page to a search engine; further pages of the list are their own.
    canonical: list?.canonical ?? path,
    prev: list?.prev,
    next: list?.next,
    image: avatar ?? undefined,
    type: 'profile',
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url: site.siteUrl + path,
        dateCreated: createdAt,
        mainEntity: { '@type': 'Person', name, alternateName: username, description, image: avatar ?? undefined, url: site.siteUrl + path },
      },
      breadcrumbList(site, [
        { name: 'Home', path: paths.home },
        { name: 'Performers', path: paths.performers },
        { name, path },
      ]),
      ...(list?.jsonLd ?? []),
    ],
  };
}
