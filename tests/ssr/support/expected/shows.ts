import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { monthTitle } from '@/lib/format/zoned-date';
import type { Expected } from './expected';

const THIS_MONTH = new Date().toISOString().slice(0, 7);
const eventPath = (name: keyof typeof LANDMARKS.events) => `/event/${eventId(LANDMARKS.events[name])}`;

/** Live shows, the shop, and discovery. */
export const SHOWS_AND_SHOP: Expected[] = [
  {
    path: '/events',
    title: 'Events',
    words: ['Events', 'The night that never ends', 'Live now', 'Mateo Ríos', 'Soonest first', 'Month'],
    jsonLd: ['ItemList'],
  },
  {
    path: '/events?q=bread',
    title: 'Events · “bread”',
    noindex: true,
    words: ['Holiday bread, live'],
    jsonLd: ['ItemList'],
  },
  {
    path: `/events?month=${THIS_MONTH}`,
    title: `Events in ${monthTitle(THIS_MONTH)}`,
    words: ['Times in UTC', 'The night that never ends', 'Mon', 'Sun'],
    jsonLd: ['ItemList'],
  },
  {
    path: eventPath('coming'),
    title: 'First night of the new songs',
    words: [
      'Aria Velasco',
      'Starts in',
      ', 8:00 PM – 11:00 PM UTC',
      'Free for everyone',
      'Add to calendar',
      'More events by Aria Velasco',
    ],
    jsonLd: ['Event', 'BreadcrumbList'],
  },
  {
    path: eventPath('live'),
    title: 'The night that never ends',
    words: ['Happening now', 'Join the show'],
    jsonLd: ['Event', 'VideoObject', 'BreadcrumbList'],
  },
  {
    path: eventPath('past'),
    title: 'Closing night of the tour',
    words: ['This event has ended', 'Videos by Aria Velasco'],
    jsonLd: ['Event', 'BreadcrumbList'],
  },
  {
    path: eventPath('canceled'),
    title: 'Rehearsal with an audience',
    noindex: true,
    words: ['This event was canceled'],
    jsonLd: ['Event', 'BreadcrumbList'],
  },
  { path: '/event/no-such-event', status: 404, title: 'Page not found', noindex: true, words: ['Page not found'] },
  {
    path: '/live',
    title: 'Live now',
    words: ['Nova Lindqvist', 'Public show', 'Group show', 'Upcoming events'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/live?show=private',
    title: 'Live now',
    canonical: '/live',
    noindex: true,
    words: ['Kenji Watanabe'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: `/stream/${LANDMARKS.livePerformer}`,
    title: 'The night that never ends · Nova Lindqvist live',
    words: [
      'The night that never ends',
      'viewers',
      'Connecting',
      'Nova Lindqvist',
      'Two decks, no plan',
      'Request private show · 12 tokens a minute',
      'Latest shows and videos',
    ],
    jsonLd: ['VideoObject', 'BreadcrumbList'],
  },
  {
    path: '/stream/aria',
    title: 'Aria Velasco live',
    words: ['Aria Velasco isn’t live right now', 'Notify me when live', 'Add to calendar', 'Latest shows and videos'],
    jsonLd: ['BreadcrumbList'],
  },
  {
    path: `/stream/${LANDMARKS.busyPerformer}`,
    title: 'Kenji Watanabe live',
    words: ['Kenji Watanabe is in a private show'],
    jsonLd: ['BreadcrumbList'],
  },
  {
    path: '/stream/diegomarin',
    title: 'Diego Marín live',
    words: ['Diego Marín is in a group show', 'View group show'],
    jsonLd: ['BreadcrumbList'],
  },
  {
    path: '/stream/nobody-of-this-name',
    status: 404,
    title: 'Page not found',
    noindex: true,
    words: ['Page not found'],
  },
  {
    path: '/category/portraits-gallery',
    title: 'Portraits: galleries',
    words: ['Faces, at work and at rest.'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/category/clothing-product',
    title: 'Clothing: products',
    words: ['Shirts, caps and aprons.', 'Encore tee'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  { path: '/shop', title: 'Shop', words: ['23 products', 'Encore tee', '$12.00', 'Sold out'], jsonLd: ['ItemList'] },
  {
    path: '/shop?type=digital',
    title: 'Shop · Download',
    words: ['5 products', 'Groove pack one'],
    jsonLd: ['ItemList'],
  },
  {
    path: `/product/${LANDMARKS.physicalProduct}`,
    title: 'Paper Lantern on vinyl',
    words: [
      '$22.50',
      'In stock',
      'Aria Velasco',
      'pressed on heavy black vinyl',
      'Records and tapes',
      'More like this',
      '1 comment',
    ],
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  { path: '/search', title: 'Search', noindex: true, words: ['Recent searches', 'Categories', 'Live sets'] },
  {
    path: '/search?q=knife',
    title: 'Results for “knife”',
    noindex: true,
    words: ['10 results', '1 performer', 'How to sharpen a knife without fear', '7 photos', '1 product'],
  },
  {
    path: '/search?tab=performers&q=knife',
    title: '“knife” in performers',
    noindex: true,
    words: ['Results for “knife”', '1 performer', 'Products'],
  },
  { path: '/search?tab=posts&q=song', title: '“song” in posts', noindex: true, words: ['Results for “song”'] },
  {
    path: '/categories',
    title: 'Categories',
    words: ['Live sets', 'In the kitchen', 'Musicians', 'Trainers'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/category/live-sets',
    title: 'Live sets: videos',
    words: ['Live sets', 'Midnight at the Paper Lantern'],
    jsonLd: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/category/no-such-category',
    status: 404,
    title: 'Page not found',
    noindex: true,
    words: ['Page not found'],
  },
];
