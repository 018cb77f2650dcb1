import { summarize } from '@/lib/format/summarize';
import { paths } from '@/lib/page/paths';
import { accessOfItem, toPerson, sharePicture, trailFromHome, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { summarizeHtml } from '@/lib/format/plain-text';
import { getCover } from './post-state';
import type { PostPage } from './post.loader';

/** Longest text in structured data. */
const MAX_TEXT_LENGTH = 2000;

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
        // The text of a locked post is empty.
        text: summarizeHtml(html, MAX_TEXT_LENGTH) || description,
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
