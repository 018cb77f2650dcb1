import { bannerFile } from '../files';
import { getId } from '../ids';
import { LANDMARKS } from '../landmarks';
import type { Clock } from '../clock';
import type { BannerRow } from '../rows/site';

type BannerPlan = {
  name: string;
  title: string;
  about: string;
  link: string;
  picture: string;
  position: BannerRow['position'];
  status?: 'inactive';
};

const BANNERS: readonly BannerPlan[] = [
  {
    name: 'lantern',
    title: 'Midnight at the Paper Lantern',
    about: 'Aria’s secret show, on four cameras. Out now.',
    link: `/video/${LANDMARKS.lockedVideo}`,
    picture: 'aria-wide-1',
    position: 'top',
  },
  {
    name: 'night',
    title: 'The night that never ends',
    about: 'Nova is live. Come in when you can’t sleep.',
    link: `/stream/${LANDMARKS.livePerformer}`,
    picture: 'nova-wide-2',
    position: 'top',
  },
  {
    name: 'table',
    title: 'Cook along this week',
    about: 'Six kitchens, one market and a very large pot.',
    link: '/category/in-the-kitchen',
    picture: 'chefamara-wide-3',
    position: 'top',
  },
  {
    name: 'training',
    title: 'Ten minutes is enough',
    about: 'Short sessions with Maya, Priya and Grace.',
    link: '/category/strength',
    picture: 'mayastrong-wide-4',
    position: 'middle',
  },
  {
    name: 'membership',
    title: 'Everything, free for a week',
    about: 'Try the membership for seven days. It ends automatically.',
    link: '/membership',
    picture: 'zuri-wide-5',
    position: 'middle',
  },
  {
    name: 'shop',
    title: 'From the shop',
    about: 'Vinyl, knives, mats and a very good mug.',
    link: '/shop',
    picture: 'linneasol-wide-6',
    position: 'bottom',
  },
  {
    name: 'tour',
    title: 'Tour dates',
    about: 'Eleven towns, one van.',
    link: '/post/tour-dates-and-a-small-change',
    picture: 'mateoriver-evening-7',
    position: 'left',
  },
  {
    name: 'class',
    title: 'Open floor',
    about: 'Saturday, in the room and on the stream.',
    link: '/events',
    picture: 'zuri-leaping-8',
    position: 'right',
  },
  {
    name: 'winter',
    title: 'Winter program',
    about: 'Coming soon to a kitchen near you.',
    link: '/home',
    picture: 'pierrelune-wide-9',
    position: 'bottom',
    status: 'inactive',
  },
];

export function banners(clock: Clock): BannerRow[] {
  return BANNERS.map(({ name, title, about, link, picture, position, status }, ordering) => ({
    _id: getId('banner', name),
    createdAt: clock.ago({ days: 40 - ordering }),
    updatedAt: clock.ago({ days: 4 }),
    title,
    description: about,
    link,
    status: status ?? 'active',
    position,
    processing: false,
    ordering,
    photo: bannerFile(picture, position === 'left' || position === 'right'),
  }));
}
