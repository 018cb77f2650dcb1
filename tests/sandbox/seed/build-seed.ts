import { categories } from './content/categories';
import { clockAt } from './clock';
import { comments } from './content/comments';
import { countries, languages, phoneCodes } from './site/reference';
import { coupons, subscriptionPackages, tokenPackages } from './money/offers';
import { banners } from './site/banners';
import { events } from './content/events';
import { fans } from './people/fans';
import { galleriesAndPhotos } from './content/galleries';
import { liveRecords } from './live/rooms';
import { menus } from './site/menus';
import { moneyRecords } from './money/records';
import { getTokensLeft, payouts } from './money/payouts';
import { performers } from './people/performers';
import { posts } from './content/posts';
import { products } from './content/products';
import { reactions } from './content/reactions';
import { settings } from './site/settings';
import { stories } from './content/stories';
import { subscriptions } from './money/subscriptions';
import { userAdditional } from './site/body-info';
import { videos } from './content/videos';
import type { Commented } from './content/comments';
import type { CommentRow, ContentStats, PostRow } from './rows/content';
import type { SeedData, SeedOptions } from './seed-data';

export function buildSeed({ now, baseUrl }: SeedOptions): SeedData {
  const clock = clockAt(now);
  const films = videos(clock);
  const { galleries, photos } = galleriesAndPhotos(clock);
  const goods = products(clock);
  const texts = posts(clock);
  const people = performers(clock);
  const users = fans(clock);
  const shownFilms = films.filter((film) => film.status === 'active' && !film.processing && !film.isSchedule);
  const shownGalleries = galleries.filter(({ status }) => status === 'active');
  const shownGoods = goods.filter(({ status }) => status === 'active');
  const talk = comments(
    {
      videos: shownFilms,
      galleries: shownGalleries,
      products: shownGoods,
      posts: texts.filter(isShownPost),
      performers: people.map((person) => ({ ...person, slug: person.username, performerId: person._id })),
    },
    clock,
  );
  const talked = countBelow(talk);
  const counted = <T extends { _id: string; stats: ContentStats }>(rows: T[]) =>
    rows.map((row) => ({ ...row, stats: { ...row.stats, comments: talked.get(row._id) ?? 0 } }));
  const tales = stories(clock);
  const offers = coupons(clock);
  const paid = subscriptions(people, clock);
  const money = moneyRecords(
    { videos: films, galleries, products: goods, performers: people, users, coupons: offers },
    clock,
  );
  const paidOut = payouts(people, money.earnings, clock);

  return {
    users: users.map((user) => ({
      ...user,
      stats: {
        ...user.stats,
        totalSubscriptions: paid.filter(({ userId, expiredAt }) => userId === user._id && expiredAt > clock.ago({}))
          .length,
        totalTokenSpent: money.tokenTransactions
          .filter(({ sourceId, status }) => sourceId === user._id && status === 'success')
          .reduce((sum, { totalPrice }) => sum + totalPrice, 0),
      },
    })),
    performers: people.map((person) => {
      const { _id: id } = person;
      const own = shownGalleries.filter(({ performerId }) => performerId === id);
      return {
        ...person,
        balance: getTokensLeft(money.earnings, paidOut, id),
        stats: {
          ...person.stats,
          subscribers: paid.filter(({ performerId, expiredAt }) => performerId === id && expiredAt > clock.ago({}))
            .length,
          // Includes upcoming videos, as lists do.
          totalVideos: films.filter(
            ({ status, processing, performerIds }) => status === 'active' && !processing && performerIds.includes(id),
          ).length,
          totalGalleries: own.filter(({ numOfItems }) => numOfItems > 0).length,
          totalPhotos: own.reduce((sum, { numOfItems }) => sum + numOfItems, 0),
          totalProducts: shownGoods.filter(({ performerId }) => performerId === id).length,
          totalFeeds: texts.filter((text) => isShownPost(text) && text.performerId === id).length,
          totalStories: tales.filter(({ performerId }) => performerId === id).length,
        },
      };
    }),
    categories: categories(clock),
    videos: counted(films),
    galleries: counted(galleries),
    photos,
    products: counted(goods),
    posts: counted(texts),
    stories: tales,
    comments: talk,
    reactions: reactions(
      {
        videos: shownFilms,
        galleries: shownGalleries,
        performers: people,
        products: shownGoods,
        comments: talk.filter(({ objectType }) => objectType === 'video'),
      },
      clock,
    ),
    events: events(clock),
    subscriptionPackages: subscriptionPackages(clock),
    subscriptions: paid,
    tokenPackages: tokenPackages(clock),
    coupons: offers,
    ...money,
    payouts: paidOut,
    ...liveRecords(clock),
    banners: banners(clock),
    menus: menus(clock),
    settings: settings(new URL(baseUrl).host),
    countries: countries(),
    languages: languages(),
    phoneCodes: phoneCodes(),
    userAdditional: userAdditional(),
    blockedCountries: [],
  };
}

function isShownPost(text: PostRow): text is PostRow & Commented {
  return text.type === 'post' && text.status === 'published' && text.performerId !== null;
}

/** Counts the comments on each object, without replies. */
function countBelow(rows: readonly CommentRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { objectId, objectType } of rows)
    if (objectType !== 'comment') counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
  return counts;
}
