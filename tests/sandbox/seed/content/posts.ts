import { randomFrom } from '../../media/random';
import { blurredPost, postFile, sceneFile } from '../files';
import { getId, getSlug } from '../ids';
import { performerId } from '../people/performers';
import { categoryId } from './categories';
import { PAGES } from './pages';
import { POSTS } from './post-list';
import { getStats } from './videos';
import type { Clock } from '../clock';
import type { PostFileRow, PostRow } from '../rows/content';
import type { PostPlan } from './post-list';

const FILM_SECONDS = 24;

export const pageId = (slug: string): string => getId('post', `page/${slug}`);

/** Pages of the site, then posts of performers, oldest first. */
export function posts(clock: Clock): PostRow[] {
  return [...pages(clock), ...POSTS.map((plan, index) => post(plan, POSTS.length - index, clock))];
}

function pages(clock: Clock): PostRow[] {
  return PAGES.map(({ slug, title, summary, html, status }, ordering) => ({
    _id: pageId(slug),
    createdAt: clock.ago({ days: 790 }),
    updatedAt: clock.ago({ days: 60 + ordering * 9 }),
    title,
    slug,
    type: 'page',
    content: html,
    shortDescription: summary,
    status: status ?? 'published',
    ordering,
    performerId: null,
    categoryIds: [],
    tags: [],
    image: null,
    files: [],
    source: null,
    isPinned: false,
    isSale: true,
    price: 0,
    stats: { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 },
  }));
}

function post(plan: PostPlan, age: number, clock: Clock): PostRow {
  const { by, title, paragraphs, list, access } = plan;
  const slug = getSlug(title);
  const random = randomFrom(`post/${slug}`);
  const createdAt = clock.ago({ days: Math.round((age - 1) ** 1.3), hours: random.whole(1, 21) });
  const items = list ? `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
  return {
    _id: getId('post', slug),
    createdAt,
    updatedAt: createdAt,
    title,
    slug,
    type: 'post',
    content: `${paragraphs.map((text) => `<p>${text}</p>`).join('')}${items}`,
    shortDescription: paragraphs[0] ?? '',
    status: plan.status ?? 'published',
    ordering: 0,
    performerId: performerId(by),
    categoryIds: [categoryId('post', plan.category)],
    tags: [],
    image: plan.scene ? sceneFile(`${by}-${plan.scene}-${slug}`) : null,
    files: getFiles(plan, slug),
    source: plan.film ? { clip: 'morning', seconds: FILM_SECONDS } : null,
    isPinned: plan.pinned ?? false,
    isSale: access !== undefined,
    price: typeof access === 'number' ? access : 0,
    stats: getStats(random, 0.25),
  };
}

/** The files of a post: the video first, then images. */
function getFiles({ by, film, pictures = [] }: PostPlan, slug: string): PostFileRow[] {
  const file = (scene: string, index: number, type: PostFileRow['type']): PostFileRow => {
    const key = `${by}-${scene}-${slug}-${index}`;
    const length = type === 'video' ? { mimeType: 'application/vnd.apple.mpegurl', duration: FILM_SECONDS } : {};
    return { _id: getId('post-file', key), ...postFile(key), type, blurred: blurredPost(key), ...length };
  };
  return [
    ...(film ? [file(film, 0, 'video')] : []),
    ...pictures.map((scene, index) => file(scene, index + 1, 'photo')),
  ];
}
