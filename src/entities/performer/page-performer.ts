import type { Performer } from '@/contract/performer';
import { pick } from '@/lib/record';
import { categoryForPage } from '../page-data';
import { getAge } from './age';

/** A performer named next to content, with their subscription prices. */
export const creatorForPage = (performer: Performer): Performer => ({
  ...pick(
    performer,
    '_id',
    'name',
    'username',
    'avatar',
    'live',
    'streamingStatus',
    'isOnline',
    'isPerformer',
    'verifiedAccount',
  ),
  ...pick(
    performer,
    'monthlyPrice',
    'yearlyPrice',
    'isFreeSubscription',
    'durationFreeSubscriptionDays',
    'isSubscribed',
    'isBookMarked',
    'isFollowed',
  ),
});

/** A performer as shown on their profile. */
export type PagePerformer = Omit<Performer, 'dateOfBirth'> & { /** Age in full years, '' if unknown. */ age?: string };

/** `now` is in milliseconds. */
export const performerForPage = (performer: Performer, now: number): PagePerformer => ({
  ...creatorForPage(performer),
  ...pick(
    performer,
    'cover',
    'bio',
    'gender',
    'country',
    'languages',
    'categoryIds',
    'socialsLink',
    'schedule',
    'lastStreamingTime',
    'createdAt',
    'updatedAt',
  ),
  ...pick(
    performer,
    'height',
    'weight',
    'eyes',
    'hair',
    'pubicHair',
    'bodyType',
    'butt',
    'ethnicity',
    'sexualOrientation',
  ),
  ...pick(
    performer,
    'welcomeVideoPath',
    'welcomeVideoName',
    'activateWelcomeVideo',
    'groupChatPrice',
    'privateChatPrice',
    'maxParticipantsAllowed',
  ),
  categories: performer.categories?.map(categoryForPage),
  stats:
    performer.stats &&
    pick(
      performer.stats,
      'likes',
      'views',
      'subscribers',
      'totalVideos',
      'totalPhotos',
      'totalGalleries',
      'totalProducts',
      'totalFeeds',
      'totalStories',
      'totalStreamTime',
    ),
  age: getAge(performer.dateOfBirth, now),
});
