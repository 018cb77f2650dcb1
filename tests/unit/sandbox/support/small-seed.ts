import type { PhotoRow, PostRow, VideoRow } from '@sandbox/seed/rows/content';
import type { PerformerRow, UserRow } from '@sandbox/seed/rows/people';
import type { SeedData } from '@sandbox/seed/seed-data';

/** The time of the tests. */
export const NOW = new Date('2026-05-10T12:00:00.000Z');
export const PASSWORD = 'sandbox-pass';

const hours = (count: number): string => new Date(NOW.getTime() + count * 3_600_000).toISOString();
const stamp = (hoursAgo: number) => ({ createdAt: hours(-hoursAgo), updatedAt: hours(-hoursAgo) });
const id = (kind: string, number: number): string => `${kind}${String(number).padStart(24 - kind.length, '0')}`;

export const ids = {
  fan: id('a', 1),
  closedFan: id('a', 2),
  newFan: id('a', 3),
  aria: id('b', 1),
  ben: id('b', 2),
  shut: id('b', 3),
  jazz: id('c', 1),
  freeVideo: id('d', 1),
  paidVideo: id('d', 2),
  boughtVideo: id('d', 3),
  memberVideo: id('d', 4),
  upcomingVideo: id('d', 5),
  draftVideo: id('d', 6),
  gallery: id('e', 1),
  photo: id('f', 1),
  otherPhoto: id('f', 2),
  song: id('1', 1),
  shirt: id('1', 2),
  paidPost: id('2', 1),
  terms: id('2', 2),
  comment: id('3', 1),
  reply: id('3', 2),
  event: id('4', 1),
  room: id('5', 1),
};

const fan = (_id: string, username: string, extra: Partial<UserRow> = {}): UserRow => ({
  _id,
  name: username,
  username,
  firstName: '',
  lastName: '',
  email: `${username}@example.com`,
  password: PASSWORD,
  avatar: '/files/pictures/avatar/fan/200x200.jpg',
  phone: '555-0100',
  phoneCode: '+1',
  gender: '',
  country: 'DE',
  languages: [],
  status: 'active',
  roles: ['user'],
  verifiedEmail: true,
  balance: 500,
  isOnline: false,
  stats: { totalSubscriptions: 0, totalTokenSpent: 0, totalViewTime: 0 },
  ...stamp(100),
  ...extra,
});

const closed = { start: '', end: '', closed: true };

const performer = (_id: string, username: string, extra: Partial<PerformerRow> = {}): PerformerRow => ({
  ...fan(_id, username),
  gender: 'female',
  cover: '',
  dateOfBirth: '2000-05-10T00:00:00.000Z',
  city: 'Berlin',
  categoryIds: [],
  bio: `${username} plays the piano`,
  height: '',
  weight: '',
  eyes: 'green',
  hair: 'black',
  bodyType: 'fit',
  ethnicity: '',
  score: 10,
  stats: { likes: 0, views: 10, subscribers: 0, totalVideos: 0, totalGalleries: 0, totalPhotos: 0, totalProducts: 0, totalFeeds: 0, totalStories: 0, totalStreamTime: 0 },
  welcomeVideoPath: '',
  activateWelcomeVideo: false,
  isOnline: false,
  live: 0,
  streamingStatus: 'offline',
  lastStreamingTime: null,
  monthlyPrice: 10,
  yearlyPrice: 100,
  isFreeSubscription: false,
  durationFreeSubscriptionDays: 1,
  publicChatPrice: 1,
  groupChatPrice: 1,
  privateChatPrice: 10,
  maxParticipantsAllowed: 1,
  verifiedAccount: true,
  verifiedDocument: true,
  socialsLink: { facebook: '', twitter: '', google: '', instagram: '', linkedin: '' },
  schedule: { mon: closed, tue: closed, wed: closed, thu: closed, fri: closed, sat: closed, sun: closed },
  blockCountries: [],
  ...extra,
});

const stats = { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 };
const file = (name: string) => ({ url: `/files/pictures/scene/${name}/1280x720.jpg`, thumbnails: [] });

const video = (_id: string, slug: string, hoursAgo: number, extra: Partial<VideoRow>): VideoRow => ({
  _id,
  title: slug.replaceAll('-', ' '),
  slug,
  description: '',
  status: 'active',
  processing: false,
  teaserProcessing: false,
  performerId: ids.aria,
  performerIds: [ids.aria],
  participantIds: [],
  categoryIds: [ids.jazz],
  tags: ['piano'],
  thumbnail: file(slug),
  video: { duration: 120, thumbnails: [] },
  teaser: { duration: 10, thumbnails: [] },
  isSale: true,
  price: 0,
  isSchedule: false,
  scheduledAt: null,
  stats: { ...stats, views: hoursAgo },
  source: { clip: 'evening', seconds: 120 },
  teaserSource: { clip: 'evening', seconds: 10 },
  ...stamp(hoursAgo),
  ...extra,
});

const photo = (_id: string, ordering: number): PhotoRow => ({
  _id,
  title: `Photo ${ordering}`,
  description: '',
  status: 'active',
  processing: false,
  performerId: ids.aria,
  galleryId: ids.gallery,
  isGalleryCover: ordering === 1,
  ordering,
  photo: { url: `/files/pictures/photo/p${ordering}/1200x800.jpg`, thumbnails: [`/files/pictures/photo/p${ordering}/400x267.jpg`], width: 1200, height: 800 },
  blurred: `/files/pictures/photo/p${ordering}/blur-1200x800.jpg`,
  ...stamp(10 - ordering),
});

const post = (_id: string, slug: string, extra: Partial<PostRow>): PostRow => ({
  _id,
  title: slug,
  slug,
  type: 'post',
  content: '<p>The whole text</p>',
  shortDescription: 'A taste',
  status: 'published',
  ordering: 1,
  performerId: ids.aria,
  categoryIds: [],
  tags: [],
  image: null,
  files: [],
  source: null,
  isPinned: false,
  isSale: false,
  price: 0,
  stats,
  ...stamp(5),
  ...extra,
});

const product = (_id: string, slug: string, type: 'physical' | 'digital', digitalFileName: string): SeedData['products'][number] => ({
  _id,
  name: slug,
  slug,
  description: '',
  type,
  status: 'active',
  price: 20,
  stock: 3,
  images: [],
  categoryIds: [],
  performerId: ids.aria,
  stats,
  digitalFileName,
  ...stamp(4),
});

/** A few records, each for one rule under test. */
export function smallSeed(): SeedData {
  return {
    users: [
      fan(ids.fan, 'fan'),
      fan(ids.closedFan, 'closed', { status: 'inactive' }),
      fan(ids.newFan, 'newcomer', { verifiedEmail: false, status: 'pending-email-confirmation', balance: 0 }),
    ],
    performers: [
      performer(ids.aria, 'aria', { categoryIds: [ids.jazz], score: 30, ...stamp(90) }),
      performer(ids.ben, 'ben', { gender: 'male', country: 'US', score: 20, dateOfBirth: '1970-01-01T00:00:00.000Z', blockCountries: ['US'], bio: 'Café chef', ...stamp(80) }),
      performer(ids.shut, 'shut', { status: 'inactive' }),
    ],
    categories: [{ _id: ids.jazz, name: 'Jazz', slug: 'jazz', group: 'video', description: '', status: 'active', ordering: 1, ...stamp(100) }],
    videos: [
      video(ids.freeVideo, 'free-song', 1, {}),
      video(ids.paidVideo, 'paid-song', 2, { price: 40 }),
      video(ids.boughtVideo, 'bought-song', 3, { price: 40 }),
      video(ids.memberVideo, 'member-song', 4, { isSale: false }),
      video(ids.upcomingVideo, 'upcoming-song', 5, { isSchedule: true, scheduledAt: hours(24) }),
      video(ids.draftVideo, 'draft-song', 6, { status: 'draft' }),
    ],
    galleries: [
      {
        _id: ids.gallery, name: 'Backstage', slug: 'backstage', description: '', status: 'active', performerId: ids.aria, performerIds: [ids.aria], categoryIds: [],
        coverPhotoId: ids.photo, coverPhoto: file('backstage'), numOfItems: 2, isSale: true, price: 30, stats, ...stamp(9),
      },
    ],
    photos: [photo(ids.photo, 1), photo(ids.otherPhoto, 2)],
    products: [product(ids.song, 'song', 'digital', 'song.txt'), product(ids.shirt, 'shirt', 'physical', '')],
    posts: [post(ids.paidPost, 'secret', { isSale: true, price: 15 }), post(ids.terms, 'terms', { type: 'page', performerId: null })],
    stories: [],
    comments: [
      { _id: ids.comment, objectId: ids.freeVideo, objectType: 'video', content: 'Lovely', createdBy: ids.fan, source: 'user', totalReply: 1, totalLike: 0, ...stamp(2) },
      { _id: ids.reply, objectId: ids.comment, objectType: 'comment', content: 'Thank you', createdBy: ids.aria, source: 'performer', totalReply: 0, totalLike: 0, ...stamp(1) },
    ],
    reactions: [],
    events: [
      {
        _id: ids.event, title: 'Concert', description: '', startAt: hours(-1), endAt: hours(1), isPrivate: false, price: 0, status: 'active',
        performerId: ids.aria, image: file('concert'), isBooked: false, ...stamp(50),
      },
    ],
    subscriptionPackages: [],
    subscriptions: [],
    tokenPackages: [],
    coupons: [],
    orders: [],
    orderDetails: [],
    transactions: [],
    tokenTransactions: [
      {
        _id: id('6', 1), source: 'user', sourceId: ids.fan, performerId: ids.aria, target: 'video', targetId: ids.boughtVideo, sessionId: null, type: 'video',
        products: [], totalPrice: 40, originalPrice: 40, status: 'success', shippingInfo: null, ...stamp(1),
      },
    ],
    earnings: [],
    payouts: [],
    streams: [],
    conversations: [
      {
        _id: ids.room, type: 'stream_public', name: 'Aria', performerId: ids.aria, streamId: id('7', 1), recipients: [],
        lastMessage: '', lastSenderId: null, lastMessageCreatedAt: null, ...stamp(3),
      },
    ],
    messages: [],
    privateRequests: [],
    banners: [],
    menus: [
      {
        _id: id('8', 1), title: 'Videos', path: '/videos', internal: true, isNewTab: false, section: 'main', parentId: null,
        ordering: 1, help: '', public: true, isPage: false, ...stamp(100),
      },
    ],
    settings: [
      { key: 'siteName', value: 'Encore', group: 'general', public: true },
      { key: 'maintenanceMode', value: false, group: 'general', public: true },
      { key: 'currency', value: 'USD', group: 'currency', public: true },
      { key: 'requireEmailVerification', value: false, group: 'general', public: false },
      { key: 'smtpPassword', value: 'not for you', group: 'mail', public: false },
    ],
    countries: [{ name: 'Germany', code: 'DE', flag: '' }],
    languages: [{ name: 'German', code: 'de' }],
    phoneCodes: [{ name: 'Germany', code: '+49', dialCode: '+49', countryCode: 'DE' }],
    userAdditional: { heights: [], weights: [], ages: [], bodyTypes: [], ethnicities: [], butts: [], pubicHairs: [], hairs: [], eyes: [], genders: [], sexualOrientations: [] },
    blockedCountries: [],
  };
}
