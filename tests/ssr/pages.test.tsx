import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { monthTitle } from '@/lib/moment';
import { SITE } from './support/addresses';
import { backend } from './support/backend';
import { expectUsable } from './support/json-ld';
import { PAGES, routeOf } from './support/pages';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
const log = serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite(WITH_WARNINGS);
});

interface Expected {
  path: string;
  /** Looked at by fan@example.com, where guests are sent to log in. */
  asFan?: boolean;
  status?: number;
  /** Without the name of the site. */
  title: string;
  canonical?: string;
  noindex?: boolean;
  /** Words that must be in the first HTML. */
  words: string[];
  /** Types of the structured data, in their order. */
  jsonLd?: string[];
}

const HOME = {
  title: 'Encore: music, dance, food and training from the people who make it',
  canonical: '/home',
  words: ['Newest videos', 'Popular performers', 'Next events', 'New galleries', 'From the shop', 'Latest posts', 'Live now', 'Nova Lindqvist', 'Sunrise set from the archive', 'Rooftop rehearsal at blue hour', 'Live sets'],
  jsonLd: ['WebSite'],
};

const THIS_MONTH = new Date().toISOString().slice(0, 7);
const eventPath = (name: keyof typeof LANDMARKS.events) => `/event/${eventId(LANDMARKS.events[name])}`;

const EXPECTED: Expected[] = [
  { path: '/', ...HOME },
  { path: '/home', ...HOME },
  { path: '/auth/login', title: 'Log in', words: ['User name or e-mail', 'Password', 'Remember me'] },
  {
    path: '/login?next=%2Fvideo%2Fv1',
    title: 'Log in again',
    canonical: '/auth/login',
    noindex: true,
    words: ['Your session has ended. Log in again and go on where you were: nothing is lost.', 'Password'],
  },
  { path: '/auth/register', title: 'Create an account', words: ['E-mail', 'Password', 'I am 18 years old or older', 'terms of this site', 'Already a member?'] },
  { path: '/auth/performer-register', title: 'Perform on this site', words: ['E-mail', 'Birthday', 'Identity document', 'You with your document', 'Create a fan account'] },
  { path: '/auth/forgot-password', title: 'Forgot your password?', noindex: true, words: ['We send you a mail with a link', 'Back to the log-in'] },
  { path: '/auth/resend-verification-email', title: 'Verify your e-mail address', noindex: true, words: ['We send the mail again', 'E-mail'] },
  { path: '/auth/email-verified-success', title: 'Your e-mail address is verified', noindex: true, words: ['You can log in now.'] },
  { path: '/auth/email-verified-success?expired=1', title: 'This link no longer works', canonical: '/auth/email-verified-success', noindex: true, words: ['Have a new one sent'] },
  { path: '/auth/logout', title: 'Log out', noindex: true, words: ['Logging out…'] },
  { path: '/performers', title: 'Performers', words: ['Aria Velasco', 'Mei-Lin Zhao', 'Mateo Ríos', '24 performers'], jsonLd: ['ItemList'] },
  { path: '/performers?country=PH', title: 'Performers · Philippines', words: ['Aria Velasco', '1 performer'], jsonLd: ['ItemList'] },
  { path: '/performers?q=aria', title: 'Performers · “aria”', noindex: true, words: ['Aria Velasco'], jsonLd: ['ItemList'] },
  {
    path: '/performers/aria',
    title: 'Aria Velasco',
    words: ['Aria Velasco', '@aria', 'Philippines', 'small rooms and big choruses', 'Midnight at the Paper Lantern', 'Ten minutes for a clear voice'],
    jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'],
  },
  {
    path: '/performers/aria?tab=about',
    title: 'Aria Velasco',
    canonical: '/performers/aria',
    words: ['About Aria Velasco', 'small rooms and big choruses', 'Languages', 'Filipino', 'Member since'],
    jsonLd: ['ProfilePage', 'BreadcrumbList'],
  },
  {
    path: '/performers/aria?tab=galleries',
    title: 'Aria Velasco: galleries',
    words: ['Aria Velasco', '2 galleries', 'A room full of songs', 'Most viewed'],
    jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'],
  },
  { path: '/performers/aria?tab=photos&page=2', title: 'Aria Velasco: photos, page 2', words: ['56 photos', 'Previous page'], jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'] },
  { path: '/performers/aria?tab=posts', title: 'Aria Velasco: posts', words: ['How the lantern got its name'], jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'] },
  { path: '/performers/aria?tab=shop', title: 'Aria Velasco: shop', words: ['4 products', 'Paper Lantern on vinyl'], jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'] },
  { path: '/performers/aria?tab=shop&sort=price', title: 'Aria Velasco: shop', noindex: true, words: ['4 products'], jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'] },
  { path: '/performers/aria?tab=events', title: 'Aria Velasco: events', words: ['Thursday set, by request', '20:00 UTC'], jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'] },
  { path: `/performers/${LANDMARKS.longNamedPerformer}?tab=events`, title: 'Pierre-Emmanuel de la Rochelune-Beaumarchais and the Kitchen Singers of Old Lyon: events', noindex: true, words: ['has no events yet.'], jsonLd: ['ProfilePage', 'BreadcrumbList'] },
  { path: '/performers/unknown', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Browse performers'] },
  { path: '/videos', title: 'Videos', words: ['Sunrise set from the archive', 'Midnight at the Paper Lantern', 'Show more videos'], jsonLd: ['ItemList'] },
  { path: '/videos?page=2', title: 'Videos, page 2', canonical: '/videos?page=2', words: ['Previous page', 'Show more videos'], jsonLd: ['ItemList'] },
  {
    path: `/video/${LANDMARKS.freeVideo}`,
    title: 'Ten minutes for a clear voice',
    words: ['Ten minutes for a clear voice', 'Aria Velasco', 'The warm-up I do before every show', 'Lessons', '#warm-up', '12 comments', 'Show more comments', 'Watch next'],
    jsonLd: ['VideoObject', 'BreadcrumbList'],
  },
  {
    path: `/video/${LANDMARKS.lockedVideo}`,
    title: 'Midnight at the Paper Lantern',
    words: ['Midnight at the Paper Lantern', '40 tokens to watch', 'Log in to watch', 'Watch preview', 'A secret show for sixty people'],
    jsonLd: ['VideoObject', 'BreadcrumbList'],
  },
  { path: `/video/${LANDMARKS.discussedVideo}`, title: 'Harbour Lights, live and unplugged', words: ['For subscribers', 'subscribe to Aria Velasco'], jsonLd: ['VideoObject', 'BreadcrumbList'] },
  { path: `/video/${LANDMARKS.scheduledVideo}`, title: 'Rooftop rehearsal at blue hour', words: ['Not out yet', 'This video opens on'], jsonLd: ['VideoObject', 'BreadcrumbList'] },
  { path: `/video/${LANDMARKS.draftVideo}`, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/video/no-such-video', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Go to the start page'] },
  { path: '/galleries', title: 'Galleries', words: ['21 galleries', 'Before the curtain', 'Ivory June MacAllister', 'Wind section', 'Any category'], jsonLd: ['ItemList'] },
  {
    path: `/gallery/${LANDMARKS.freeGallery}`,
    title: 'A room full of songs',
    words: ['A room full of songs', '16 photos', 'Aria Velasco', 'The writing room, from the first chord', 'Free for everybody', 'More galleries', 'That is all.'],
    jsonLd: ['ImageGallery', 'BreadcrumbList'],
  },
  {
    path: `/gallery/${LANDMARKS.lockedGallery}`,
    title: 'Before the curtain',
    words: ['Before the curtain', '22 tokens to see all 24 photos', 'Pay once, look as often as you like.', 'Log in to see them'],
    jsonLd: ['ImageGallery', 'BreadcrumbList'],
  },
  { path: `/gallery/${LANDMARKS.membersGallery}`, title: 'After hours', words: ['For subscribers', 'subscribe to Nova Lindqvist'], jsonLd: ['ImageGallery', 'BreadcrumbList'] },
  { path: `/gallery/${LANDMARKS.emptyGallery}`, title: 'Not yet hung', words: ['This gallery has no photos yet.', 'See what else is there'], jsonLd: ['ImageGallery', 'BreadcrumbList'] },
  { path: `/gallery/${LANDMARKS.draftGallery}`, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/photos', title: 'Photos', words: ['Single photos', 'Show more photos', 'Any performer'], jsonLd: ['ItemList'] },
  { path: '/posts', title: 'Posts', words: ['29 posts', 'On air, again', 'Aria Velasco , 3 stories', 'Any performer', 'Show more posts'], jsonLd: ['ItemList'] },
  { path: '/posts?page=2', title: 'Posts, page 2', canonical: '/posts?page=2', words: ['Previous page', 'That is all.'], jsonLd: ['ItemList'] },
  { path: '/posts?q=nothing+at+all', title: 'Posts · “nothing at all”', noindex: true, words: ['No posts match this.', 'Show all posts'] },
  {
    path: `/post/${LANDMARKS.freePost}`,
    title: 'Bow repair, before and after',
    words: ['Linnea Solheim', 'Two days, one violin maker, a lot of tea.', 'More posts by Linnea Solheim', '3 comments'],
    jsonLd: ['SocialMediaPosting', 'BreadcrumbList'],
  },
  {
    path: `/post/${LANDMARKS.lockedPost}`,
    title: 'Voice memo, 3 a.m.',
    words: ['A melody that would not let me sleep', '8 tokens to read on', 'the whole text, 1 video and 1 picture', 'Log in to read'],
    jsonLd: ['SocialMediaPosting', 'BreadcrumbList'],
  },
  { path: `/post/${LANDMARKS.membersPost}`, title: 'Gear list for the winter tour', words: ['For subscribers', 'subscribe to Nova Lindqvist'], jsonLd: ['SocialMediaPosting', 'BreadcrumbList'] },
  { path: `/post/${LANDMARKS.draftPost}`, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  {
    path: `/stories/${performerId(LANDMARKS.storyTeller)}`,
    title: 'Stories by Aria Velasco',
    noindex: true,
    words: ['Story 1 of 3', 'Sound check. The room is smaller than it looks.', '8 h ago'],
  },
  {
    path: `/stories/${performerId(LANDMARKS.endedStoryTeller)}`,
    status: 404,
    title: 'Stories by Mateo Ríos',
    noindex: true,
    words: ['Mateo Ríos has no stories right now.', 'A story ends a day after it was told.', 'Visit Mateo Ríos'],
  },
  { path: '/stories/nobody', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/events', title: 'Events', words: ['Events', 'The night that never ends', 'Live now', 'Mateo Ríos', 'Soonest first', 'Month'], jsonLd: ['ItemList'] },
  { path: '/events?q=bread', title: 'Events · “bread”', noindex: true, words: ['Holiday bread, live'], jsonLd: ['ItemList'] },
  { path: `/events?month=${THIS_MONTH}`, title: `Events in ${monthTitle(THIS_MONTH)}`, words: ['Times in UTC', 'The night that never ends', 'Mon', 'Sun'], jsonLd: ['ItemList'] },
  {
    path: eventPath('coming'),
    title: 'First night of the new songs',
    words: ['Aria Velasco', 'Starts in', ', 20:00–23:00 UTC', 'Free, open to everybody', 'Add to calendar', 'More events by Aria Velasco'],
    jsonLd: ['Event', 'BreadcrumbList'],
  },
  { path: eventPath('live'), title: 'The night that never ends', words: ['It is on now', 'Go to the show'], jsonLd: ['Event', 'BroadcastEvent', 'BreadcrumbList'] },
  { path: eventPath('past'), title: 'Closing night of the tour', words: ['This event is over', 'Videos by Aria Velasco'], jsonLd: ['Event', 'BreadcrumbList'] },
  { path: eventPath('cancelled'), title: 'Rehearsal with an audience', noindex: true, words: ['This event was cancelled'], jsonLd: ['Event', 'BreadcrumbList'] },
  { path: '/event/no-such-event', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/live', title: 'Live now', words: ['Nova Lindqvist', 'Open to everybody', 'Group show', 'Next events'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/live?show=private', title: 'Live now', canonical: '/live', noindex: true, words: ['Kenji Watanabe'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  {
    path: `/stream/${LANDMARKS.livePerformer}`,
    title: 'The night that never ends · Nova Lindqvist live',
    words: ['The night that never ends', 'viewers', 'Connecting', 'Nova Lindqvist', 'Two decks, no plan', 'Ask for a private show · 12 tokens a minute', 'Last shows and videos'],
    jsonLd: ['BroadcastEvent', 'BreadcrumbList'],
  },
  { path: '/stream/aria', title: 'Aria Velasco live', words: ['Aria Velasco is offline', 'Tell me when live', 'Add to calendar', 'Last shows and videos'], jsonLd: ['BreadcrumbList'] },
  { path: `/stream/${LANDMARKS.busyPerformer}`, title: 'Kenji Watanabe live', words: ['Kenji Watanabe is in a private show'], jsonLd: ['BreadcrumbList'] },
  { path: '/stream/diegomarin', title: 'Diego Marín live', words: ['Diego Marín is in a group show', 'See the group show'], jsonLd: ['BreadcrumbList'] },
  { path: '/stream/nobody-of-this-name', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/category/portraits-gallery', title: 'Portraits: galleries', words: ['Faces, at work and at rest.'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/clothing-product', title: 'Clothing: shop', words: ['Shirts, caps and aprons.', 'Encore tee'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/shop', title: 'Shop', words: ['23 products', 'Encore tee', '$12.00', 'Sold out'], jsonLd: ['ItemList'] },
  { path: '/shop?type=digital', title: 'Shop · Download', words: ['5 products', 'Groove pack one'], jsonLd: ['ItemList'] },
  {
    path: `/product/${LANDMARKS.physicalProduct}`,
    title: 'Paper Lantern on vinyl',
    words: ['$22.50', 'In stock', 'Aria Velasco', 'pressed on heavy black vinyl', 'Records and tapes', 'More like this', '1 comment'],
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  { path: '/search', title: 'Search', noindex: true, words: ['Recent searches', 'Topics', 'Live sets'] },
  { path: '/search?q=knife', title: '“knife” in performers', noindex: true, words: ['Results for “knife”', '1 performer', 'Products'] },
  { path: '/search?tab=posts&q=song', title: '“song” in posts', noindex: true, words: ['Results for “song”'] },
  { path: '/categories', title: 'Categories', words: ['Live sets', 'In the kitchen', 'Musicians', 'Trainers'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/live-sets', title: 'Live sets: videos', words: ['Live sets', 'Midnight at the Paper Lantern'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/no-such-category', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/page/about', title: 'About Encore', words: ['Last changed', 'Musicians, dancers, cooks and trainers'], jsonLd: ['Article', 'BreadcrumbList'] },
  { path: '/page/nothing', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/contact', title: 'Contact', words: ['Write to the people who run this site', 'What is it about?', 'Your e-mail', 'Send the message'] },
  { path: '/contact?about=%2Fvideo%2Fx', title: 'Contact', canonical: '/contact', noindex: true, words: ['Report something', '/video/x', 'It shows somebody under age', 'Send the report'] },
  { path: '/accessibility', title: 'Accessibility', words: ['WCAG 2.2', 'What we know is missing', 'Write to us'] },
  { path: '/shortcuts', title: 'Keyboard shortcuts', words: ['Go to the search', 'Play or pause', '10 seconds back or forward'] },
  {
    path: '/membership',
    title: 'Membership',
    words: ['Choose a plan', 'First week', 'Monthly', '$14.99 every 30 days', 'Yearly', 'About $12.42 a month', '800 tokens as a gift', 'You pay nothing today.', 'Log in to join', 'What members get', 'Buy once, keep it in your library'],
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  { path: '/user/subscriptions', asFan: true, title: 'Subscriptions', noindex: true, words: ['About $20.00 a month', 'Nova Lindqvist', 'Active, renews on', 'Hanabi Kurosawa', 'Cancelled, open until'] },
  { path: '/cart', title: 'Cart', noindex: true, words: ['Your cart is empty.', 'Look around the shop'] },
  { path: '/cart?coupon=WELCOME20', asFan: true, title: 'Cart', canonical: '/cart', noindex: true, words: ['Your cart is empty.'] },
  { path: '/history', title: 'Your history on this device', noindex: true, words: ['Kept on this device only'] },
  { path: '/user/account', asFan: true, title: 'Your account', noindex: true, words: ['Your account', 'Robin Ashdown', 'Change the picture', 'United Kingdom (+44)', 'Save the profile'] },
  { path: '/user/account?tab=password', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['Choose a new password'] },
  { path: '/user/account?tab=email', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['fan@example.com', 'Verified'] },
  { path: '/user/account?tab=preferences', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['As my device', 'Forget everything on this device'] },
  { path: `/u/${fanId('yukiko')}`, asFan: true, title: 'Yukiko Arai', noindex: true, words: ['@yukiko', 'Member since'] },
  { path: `/u/${fanId('pausedfan')}`, asFan: true, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/user/favorites', asFan: true, title: 'Favourites', noindex: true, words: ['14 videos', 'Watch later', 'The Long Way Home (full set)'] },
  { path: '/user/favorites?tab=performers', asFan: true, title: 'Favourites', canonical: '/user/favorites', noindex: true, words: ['5 performers', 'Aria Velasco'] },
  { path: '/user/orders', asFan: true, title: 'Orders', noindex: true, words: ['7 orders', '2 × Encore tee', '$24.00', 'On its way, tracking EN'] },
  { path: '/user/orders?state=shipping', asFan: true, title: 'Orders', canonical: '/user/orders', noindex: true, words: ['1 order', 'Night shift cassette', '55 tokens'] },
  { path: '/user/orders/nothing', asFan: true, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/user/library', asFan: true, title: 'Library', noindex: true, words: ['4 things', 'The Long Way Home (full set)', 'Download Left hand studies', 'Receipt of Blue hour routine'] },
  { path: '/user/library?tab=galleries', asFan: true, title: 'Library', canonical: '/user/library', noindex: true, words: ['1 gallery', 'Forty frames of a tour'] },
  { path: '/user/wallet', asFan: true, title: 'Wallet', noindex: true, words: ['Your balance', '1,200 tokens', 'Best value', '$0.0860 a token', 'Buy 50 tokens for $4.99', 'Tip to Zuri Wanjiru'] },
  { path: '/user/token-transactions', asFan: true, title: 'Token history', noindex: true, words: ['Balance after', 'Paper Lantern on vinyl', '−225', '+500', 'Refund'] },
  { path: '/user/token-transactions?kind=tip', asFan: true, title: 'Token history', canonical: '/user/token-transactions', noindex: true, words: ['3 movements', 'Tip to Aria Velasco'] },
  { path: '/user/token-transactions?receipt=nothing', asFan: true, status: 404, title: 'Receipt', canonical: '/user/token-transactions', noindex: true, words: ['You have no payment with this number'] },
  { path: '/user/payments', asFan: true, title: 'Card payments', noindex: true, words: ['13 payments', 'Membership: Thirty days', 'Refunded', 'coupon WELCOME20'] },
  { path: '/user/payments?state=cancelled', asFan: true, title: 'Card payments', canonical: '/user/payments', noindex: true, words: ['1 payment', '100 tokens'] },
  { path: '/user/payments?receipt=nothing', asFan: true, status: 404, title: 'Receipt', canonical: '/user/payments', noindex: true, words: ['You have no payment with this number'] },
  { path: '/payment/success?transactionId=1&transactionId=2', asFan: true, title: 'Your payment', canonical: '/payment/success', noindex: true, words: ['Waiting for your payment', 'It is safe to leave this page'] },
  { path: '/payment/cancel', asFan: true, title: 'Your payment', noindex: true, words: ['You left the payment page', 'It is safe to leave this page'] },
  { path: '/stream/aria/private', asFan: true, title: 'Private show with Aria Velasco', noindex: true, words: ['Just you and Aria Velasco', 'Your balance', 'Ask for a private show'] },
  { path: '/stream/diegomarin/private?kind=group', asFan: true, title: 'Group show with Diego Marín', noindex: true, words: ['Join Diego Marín and a few others', 'Join the group show'] },
  { path: '/404', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Popular performers', 'Go to the start page'] },
  { path: '/no/such/page', status: 404, title: 'Not found', canonical: '/404', noindex: true, words: ['There is nothing at this address', 'Popular performers'] },
];

test.each(EXPECTED)('$path', async ({ path, asFan, status = 200, title, canonical, noindex = false, words, jsonLd = [] }) => {
  const answer = await site.get(path, asFan ? { token: await api.logIn('fan@example.com') } : {});
  const page = read(answer.html);

  expect(answer.status).toBe(status);
  expect(page.title).toBe(`${title} · Encore`);
  expect(page.canonical).toEqual([SITE + (canonical ?? path)]);
  expect(page.meta('robots')).toEqual(noindex ? ['noindex'] : []);
  expect(page.meta('rating')).toEqual(['adult']);
  expect(page.meta('og:title')).toEqual([title]);
  expect(page.meta('og:url')).toEqual(page.canonical);
  expect(page.meta('og:site_name')).toEqual(['Encore']);
  expect(page.meta('og:type')).toHaveLength(1);
  if (!noindex) {
    expect(page.meta('description')).toEqual([expect.stringMatching(/^.{10,200}$/)]);
    expect(page.meta('og:description')).toEqual(page.meta('description'));
  }
  for (const some of words) expect(page.text).toContain(some);
  expect(page.elements('h1')).toHaveLength(path === '/auth/logout' ? 0 : 1);

  expect(page.jsonLd.map((block) => block['@type'])).toEqual(jsonLd);
  page.jsonLd.forEach(expectUsable);

  expect(htmlProblems(answer.html)).toEqual([]);
  expect(log.lines).toEqual([]);
});

test('a video for sale says so to crawlers, a free one that it is free', async () => {
  const objectOf = async (slug: string) => read((await site.get(`/video/${slug}`)).html).jsonLd[0];
  const locked = await objectOf(LANDMARKS.lockedVideo);
  expect(locked).toMatchObject({ isAccessibleForFree: false, hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' }, duration: 'PT7M18S' });
  expect(read((await site.get(`/video/${LANDMARKS.lockedVideo}`)).html).elements('.locked-part')).toHaveLength(1);

  const free = await objectOf(LANDMARKS.freeVideo);
  expect(free).toMatchObject({ isAccessibleForFree: true, creator: [{ '@type': 'Person', name: 'Aria Velasco', url: `${SITE}/performers/aria` }] });
  expect(free).not.toHaveProperty('hasPart');
});

test('a profile says to crawlers who it is, where else, and how much is liked', async () => {
  const [profile] = read((await site.get('/performers/aria')).html).jsonLd;
  expect(profile).toMatchObject({
    mainEntity: {
      '@type': 'Person',
      name: 'Aria Velasco',
      alternateName: 'aria',
      url: `${SITE}/performers/aria`,
      image: expect.stringMatching(/^http:\/\/api\.test\/files\/pictures\/portrait\/aria\//),
      sameAs: ['https://x.example.com/ariasings', 'https://instagram.example.com/aria'],
      interactionStatistic: [
        { '@type': 'InteractionCounter', interactionType: 'https://schema.org/FollowAction', userInteractionCount: expect.any(Number) },
        { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction', userInteractionCount: expect.any(Number) },
      ],
    },
  });
});

test('pages of people and of videos come with a picture for previews', async () => {
  for (const path of ['/performers/aria', `/video/${LANDMARKS.lockedVideo}`]) {
    const page = read((await site.get(path)).html);
    expect(page.meta('og:image')).toEqual([expect.stringMatching(/^http:\/\/api\.test\/files\/pictures\//)]);
    expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
  }
});

test('a record is found by its id as well, and is known by its one readable address', async () => {
  const video = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.freeVideo);
  const performer = api.store.performers.list().find(({ username }) => username === 'aria');
  const byId = async (path: string) => read((await site.get(path)).html).canonical;
  expect(await byId(`/video/${video?._id}`)).toEqual([`${SITE}/video/${LANDMARKS.freeVideo}`]);
  expect(await byId(`/performers/${performer?._id}`)).toEqual([`${SITE}/performers/aria`]);
});

test('a list that spans pages is linked page by page, down to every item', async () => {
  const seen = new Set<string>();
  let path: string | undefined = '/videos';
  let pages = 0;
  while (path && pages < 10) {
    const page = read((await site.get(path)).html);
    for (const href of page.links) if (href.startsWith('/video/')) seen.add(href);
    const next: string | undefined = page.link('next')?.replace(SITE, '');
    if (next) expect(page.links).toContain(next);
    if (pages > 0) expect(page.link('prev')).toBe(SITE + (pages === 1 ? '/videos' : `/videos?page=${pages}`));
    path = next;
    pages += 1;
  }
  const published = api.store.videos.list().filter(({ status, isSchedule }) => status === 'active' && !isSchedule);
  expect(pages).toBe(Math.ceil(published.length / 24));
  expect([...seen].sort()).toEqual(published.map(({ slug }) => `/video/${slug}`).sort());
});

test('posts and pages of the site are written under one roof and each has its own address', async () => {
  const led = async (path: string) => {
    const { status, location } = await site.get(path);
    return [status, location];
  };
  expect(await led('/post/terms')).toEqual([302, '/page/terms']);
  expect(await led(`/page/${LANDMARKS.freePost}`)).toEqual([302, `/post/${LANDMARKS.freePost}`]);
  const [story] = api.store.stories.list(undefined, { order: [{ path: 'createdAt', direction: 'desc' }] });
  for (const path of [`/post/${story?._id}`, `/page/${story?._id}`]) expect(await led(path)).toEqual([302, `/stories/${story?.performerId}`]);
  expect(await led(`/stories/${LANDMARKS.storyTeller}`)).toEqual([302, `/stories/${performerId(LANDMARKS.storyTeller)}`]);
});

test('a page behind the end of a list leads to its last one', async () => {
  const answer = await site.get('/videos?page=99');
  expect([answer.status, answer.location]).toEqual([302, '/videos?page=3']);
});

test('every page there is has been looked at', () => {
  const seen = new Set(EXPECTED.map(({ path }) => routeOf(path).route));
  // The studio has a test of its own.
  const isElsewhere = (route: string) => ['/_error', '/age-check'].includes(route) || /^\/studio(\/|$)/.test(route);
  expect(Object.keys(PAGES).filter((route) => !isElsewhere(route) && !seen.has(route))).toEqual([]);
});

test('whatever a page itself links to on this site can be opened', async () => {
  // Banners, menus and the footer's text are the owner's: they may lead anywhere.
  const written = JSON.stringify([api.store.banners.list(), api.store.menus.list(), api.store.settings.list()]);
  const isOwners = (href: string) => written.includes(`"${href}"`) || written.includes(`\\"${href}\\"`);
  const links = new Set<string>();
  for (const path of ['/home', '/performers', '/performers/aria', '/videos', `/video/${LANDMARKS.freeVideo}`, '/categories', '/category/live-sets', '/404']) {
    for (const href of read((await site.get(path)).html).links) if (href.startsWith('/') && !isOwners(href)) links.add(href);
  }
  // One of each kind is enough: the others differ by the record only.
  const kinds = new Map([...links].map((href) => [href.replace(/^(\/(?:video|performers|category)\/)[^/?]+/, '$1*').replace(/=[^&]*/g, '='), href]));
  const broken: string[] = [];
  for (const href of kinds.values()) if ((await site.get(href)).status >= 400) broken.push(href);
  expect(broken).toEqual([]);
  expect(kinds.size).toBeGreaterThan(6);
});
