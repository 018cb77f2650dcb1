import { randomFrom } from '../../media/random';
import { getId } from '../ids';
import { LANDMARKS } from '../landmarks';
import { WRITERS, fanId } from '../people/fans';
import type { Clock } from '../clock';
import type { CommentObject, CommentRow } from '../rows/content';

/** A commentable object and who replies there. */
export type Commented = { _id: string; slug: string; performerId: string; createdAt: string };
type CommentedItems = {
  videos: Commented[];
  galleries: Commented[];
  products: Commented[];
  posts: Commented[];
  performers: Commented[];
};

const REMARKS: Record<Exclude<CommentObject, 'comment'>, readonly string[]> = {
  video: [
    'Watched it twice, and then once more for the ending.',
    'The light in this one is unreal.',
    'At 1:20 you can see the exact moment it clicks.',
    'I had this on while cooking and burned the rice. Worth it.',
    'Please, please do a longer version.',
    'The second half is my favorite thing on this site.',
    'Could you put the list of gear somewhere? I want that sound in my kitchen.',
    'My daughter now does this every morning before school.',
    'Subtle, patient, lovely. Thank you.',
    'First time here. I think I will stay.',
    'How do you make that look so easy?',
    '0:42 made me laugh out loud on the train.',
    'Good tempo for a beginner, and nothing is left out.',
    'I keep coming back to the bit at 2:10.',
    'Greetings from Porto! Raining here, perfect evening for this.',
    'That pause before the last part. Brave.',
    'More of this and less of everything else, please.',
    'I finally understood it. Three teachers could not explain it to me.',
    'The sound is so much better than last year. New microphone?',
    'Saved for Sunday.',
  ],
  gallery: [
    'Number four belongs on a wall.',
    'You can almost hear it.',
    'The colors! Who took these?',
    'I was there that night, third row.',
    'More from backstage, please.',
  ],
  product: [
    'Arrived in four days, packed with care.',
    'Even better in person than in the picture.',
    'Does it come in another size?',
    'A present for my brother. He has not put it down.',
    'Sturdy. Exactly what I needed.',
  ],
  post: [
    'Needed to read this today.',
    'Tried it. It works.',
    'The bit about the neighbor made my morning.',
    'See you there!',
    'Writing this one down.',
  ],
  performer: [
    'Came for one video, stayed for all of them.',
    'Always kind in the chat. Thank you for that.',
    'The best hour of my week.',
  ],
};

const ANSWERS = [
  'Thank you! That means a lot.',
  'Next week, I promise.',
  'Good ear. It is the old one, with a new cable.',
  'Three times, and I still got it wrong.',
  'Greetings back!',
  'Write to me through the shop, we will find a way.',
];

/** Number of comments on a video. */
function countFor(slug: string): number {
  if (slug === LANDMARKS.crowdedVideo) return 500;
  if (slug === LANDMARKS.discussedVideo) return 60;
  if (slug === LANDMARKS.freeVideo) return 12;
  if (slug === LANDMARKS.lockedVideo) return 7;
  return randomFrom(`comments/${slug}`).whole(0, 6);
}

/** Comments and some replies, oldest first. */
export function comments(items: CommentedItems, clock: Clock): CommentRow[] {
  const rows = [
    ...items.videos.flatMap((item) =>
      item.slug === LANDMARKS.talkVideo ? talk(item, clock) : thread(item, 'video', countFor(item.slug), clock),
    ),
    ...items.galleries.flatMap((item) =>
      thread(item, 'gallery', randomFrom(`comments/${item.slug}`).whole(0, 4), clock),
    ),
    ...items.products.flatMap((item) =>
      thread(item, 'product', randomFrom(`comments/${item.slug}`).whole(0, 3), clock),
    ),
    ...items.posts.flatMap((item) => thread(item, 'post', randomFrom(`comments/${item.slug}`).whole(0, 3), clock)),
    ...items.performers.flatMap((item) =>
      thread(item, 'performer', randomFrom(`comments/${item.slug}`).whole(0, 3), clock),
    ),
  ];
  return rows.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A closed account. */
const GONE = getId('user', 'somebody-who-left');

/** Every kind of comment, oldest first: text, author and state. */
function talk(item: Commented, clock: Clock): CommentRow[] {
  const remark = (name: string, content: string, days: number, other: Partial<CommentRow> = {}): CommentRow => ({
    _id: getId('comment', `talk/${name}`),
    createdAt: clock.ago({ days }),
    updatedAt: clock.ago({ days }),
    objectId: item._id,
    objectType: 'video',
    content,
    createdBy: fanId('celinev'),
    source: 'user',
    totalReply: 0,
    totalLike: 0,
    ...other,
  });
  const answerTo = (
    parent: CommentRow,
    name: string,
    content: string,
    days: number,
    createdBy: string,
    source: CommentRow['source'] = 'user',
  ) => remark(name, content, days, { objectId: parent._id, objectType: 'comment', createdBy, source });

  const question = remark('question', 'Which shoes do you wear on stone floors?\nMine do not last a month.', 9, {
    totalReply: 3,
    totalLike: 17,
  });
  const gone = remark('gone', 'I learned to dance here, and now I teach it. Thank you for all of it.', 8, {
    createdBy: GONE,
    totalLike: 4,
    totalReply: 1,
  });
  return [
    question,
    gone,
    answerTo(question, 'answer-1', 'Leather soles, and a spare pair in the bag.', 7, item.performerId, 'performer'),
    answerTo(question, 'answer-2', 'Same here! Two months with the heel taps.', 6, fanId('arjun')),
    answerTo(
      question,
      'answer-3',
      'Trying that. See https://shoes.example/leather for the ones I mean.',
      5,
      fanId('celinev'),
    ),
    answerTo(gone, 'answer-to-gone', 'We miss you.', 5, GONE),
    remark('edited', 'Corrected: the turn starts at 0:42, not 0:52.', 4, {
      updatedAt: clock.ago({ days: 3 }),
      createdBy: fanId('henrikm'),
    }),
    remark('own', 'My first comment on this site. The ending at 1:05 is perfect.', 3, { createdBy: fanId('fan') }),
    remark('hostile', '<script>alert(1)</script> <img src=x onerror=alert(2)> javascript:alert(3) 🎉', 2, {
      createdBy: fanId('samwise'),
    }),
    remark('endless', 'W'.repeat(180), 1, { createdBy: fanId('marcusb') }),
    remark('rtl', 'هذا أفضل فيديو شاهدته هذا العام، شكراً جزيلاً! 1:20', 0, { createdBy: fanId('leilah') }),
  ];
}

function thread(
  item: Commented,
  objectType: Exclude<CommentObject, 'comment'>,
  count: number,
  clock: Clock,
): CommentRow[] {
  const random = randomFrom(`thread/${objectType}/${item.slug}`);
  const age = Math.max(60, (Date.parse(clock.ago({})) - Date.parse(item.createdAt)) / 60_000);
  const remarks = REMARKS[objectType];
  const first = random.whole(0, remarks.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const minutes = Math.floor((age * (count - index) * 0.9) / (count + 1)) + 1;
    const comment: CommentRow = {
      _id: getId('comment', `${objectType}/${item.slug}/${index}`),
      createdAt: clock.ago({ minutes }),
      updatedAt: clock.ago({ minutes }),
      objectId: item._id,
      objectType,
      content: remarks[(first + index) % remarks.length] ?? '',
      createdBy: fanId(random.pick(WRITERS)),
      source: 'user',
      totalReply: 0,
      totalLike: random.chance(0.5) ? random.whole(1, 40) : 0,
    };
    if (!random.chance(0.3)) return [comment];
    const answer: CommentRow = {
      ...comment,
      _id: getId('comment', `${objectType}/${item.slug}/${index}/answer`),
      createdAt: clock.ago({ minutes: Math.floor(minutes * 0.8) }),
      updatedAt: clock.ago({ minutes: Math.floor(minutes * 0.8) }),
      objectId: comment._id,
      objectType: 'comment',
      content: random.pick(ANSWERS),
      createdBy: item.performerId,
      source: 'performer',
      totalLike: random.whole(0, 12),
    };
    return [{ ...comment, totalReply: 1 }, answer];
  }).flat();
}
