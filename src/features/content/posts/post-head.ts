import { paths } from '@/lib/page/paths';
import {
  accessOfItem,
  toPerson,
  sharePicture,
  summarize,
  trailFromHome,
  type PageHead,
  type SiteFacts,
} from '@/lib/page/seo';
import { summarizeHtml } from '@/lib/page/summarize-html';
import { getCover } from './post-state';
import type { PostPage } from './post.loader';

/** Class of the paywalled part of the page, referenced in structured data. */
export const LOCKED_PART = 'locked-part';

export function postHead({ post, html, state }: PostPage, site: SiteFacts): PageHead {
  const { title, performer, shortDescription, createdAt, updatedAt, totalLike, totalComment } = post;
  const path = paths.post(post);
  const description =
    summarize(shortDescription) || summarizeHtml(html) || `${title}${performer ? `, a post by ${performer.name}` : ''}`;
  const image = sharePicture(site, getCover(post));
  const counts = [
    ['LikeAction', totalLike],
    ['CommentAction', totalComment],
  ] as const;
  const person = performer ?? null;
  return {
    title,
    description,
    canonical: path,
    image,
    type: 'article',
    jsonLd: [
      {
        '@type': 'SocialMediaPosting',
        headline: summarize(title, 110),
        description,
        url: site.siteUrl + path,
        datePublished: createdAt,
        dateModified: updatedAt ?? createdAt,
        image: image ? [image] : undefined,
        author: person ? toPerson(site, person) : { '@type': 'Organization', name: site.siteName, url: site.siteUrl },
        interactionStatistic: counts.flatMap(([action, count]) =>
          count === undefined
            ? []
            : [{ '@type': 'InteractionCounter', interactionType: { '@type': action }, userInteractionCount: count }],
        ),
        ...accessOfItem(state.kind === 'open', `.${LOCKED_PART}`),
      },
      trailFromHome(site, { name: 'Posts', path: paths.posts }, { name: title, path }),
    ],
  };
}
