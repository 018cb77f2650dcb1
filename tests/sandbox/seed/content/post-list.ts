import type { SceneName } from '../../media/art/scenes/catalog';
import type { Username } from '../people/profiles';

export type PostPlan = {
  by: Username;
  title: string;
  category: 'News' | 'Notes' | 'Recipes' | 'Training log';
  paragraphs: readonly string[];
  scene?: SceneName;
  /** Price in tokens. Members only if undefined. */
  access?: 'free' | number;
  pinned?: boolean;
  status?: 'draft';
  list?: readonly string[];
  /** Images below the text. */
  pictures?: readonly SceneName[];
  /** A video below the text. */
  film?: SceneName;
};

/** A text longer than a screen. */
const LONG_WEEK = [
  'Missed Monday and Tuesday? Then Wednesday is Monday. Do not add anything.',
  'Swing, squat, press, carry. Twenty minutes. Go to bed.',
  'People write to me as if a plan were a train: once it has left, you run after it with a suitcase. It is not a train. It is a garden, and it rained. You go out, you look at what is still standing, and you water that.',
  'So here is what I do with a week that went wrong. I cross out the days that are gone, in pencil, without a comment. I do not move them to the weekend. A session moved to Saturday is a session that will be moved to Sunday, and on Sunday you will be tired of owing yourself something.',
  'Then I take the one lift that I like least and do it first. Not because it builds character. Because after it the rest of the hour is a present.',
  'The weights go down by a tenth. Nobody has ever lost anything by lifting a tenth less on a Wednesday, and I have met several people who lost three months by lifting the same as last week because the paper said so.',
  'The walk stays. If everything else goes, the walk stays: thirty minutes, no headphones for the first ten, shoes that you do not have to think about.',
  'And on Thursday the plan goes on from where it stands, as if nothing had happened. Nothing has happened. You had a week.',
];

export const POSTS: readonly PostPlan[] = [
  {
    by: 'viktorlund',
    title: 'Week one, again',
    category: 'Training log',
    access: 'free',
    scene: 'gear',
    paragraphs: [
      'Every block starts the same way: lighter than I want, slower than I like.',
      'Snatch 5 × 2 at 60 percent, squat 4 × 4, and forty minutes of walking with the dog, who keeps no records.',
    ],
  },
  {
    by: 'rosaverde',
    title: 'Calçots in newspaper',
    category: 'Recipes',
    access: 'free',
    scene: 'chopping',
    paragraphs: [
      'Burn them. Properly, until the outside is black. Wrap them in newspaper and leave them alone for half an hour.',
    ],
    list: ['24 calçots or thick spring onions', 'Romesco, more than you think', 'A bib'],
  },
  {
    by: 'theookafor',
    title: 'On practicing quietly',
    category: 'Notes',
    scene: 'studio',
    paragraphs: [
      'My neighbor asked what I play at six. Nothing, I said: I move the keys down without a sound, and listen.',
      'It is the best hour of the day.',
    ],
  },
  {
    by: 'kofibeats',
    title: 'New snare, old parking lot',
    category: 'News',
    access: 'free',
    scene: 'drumming',
    paragraphs: [
      'The snare from the last video is a 1974 birch shell that somebody had used as a plant pot. It still smells of basil.',
    ],
  },
  {
    by: 'linneasol',
    title: 'Ferry timetable as a score',
    category: 'Notes',
    scene: 'shore',
    paragraphs: [
      'Departures are the melody, delays the ornaments. I wrote it down on the way to Voss and I will play it on Sunday.',
    ],
  },
  {
    by: 'jonasveit',
    title: 'Wrist care, the short list',
    category: 'Training log',
    access: 'free',
    paragraphs: ['Do this before you freeze, not after.'],
    list: [
      'Ten slow circles each way',
      'Lean on the palms, fingers back, thirty seconds',
      'Lean on the backs of the hands, gently',
      'Shake out, drink water',
    ],
  },
  {
    by: 'pierrelune',
    title: 'On butter',
    category: 'Notes',
    scene: 'dish',
    access: 6,
    pictures: ['cooking', 'frying'],
    paragraphs: [
      'A reader asks whether it must be butter. It must.',
      'But there are four kinds of must, and I explain them here in the order in which I learned them.',
    ],
  },
  {
    by: 'samirakhan',
    title: 'What the bells weigh',
    category: 'Notes',
    scene: 'balance',
    film: 'together',
    paragraphs: [
      'A hundred on each ankle, a kilogram and a half a side. The first year is about carrying them, the second about silence.',
    ],
  },
  {
    by: 'mayastrong',
    title: 'The plan for a week that went wrong',
    category: 'Training log',
    access: 'free',
    scene: 'coaching',
    paragraphs: LONG_WEEK,
  },
  {
    by: 'hanabi',
    title: 'Requests are open',
    category: 'News',
    access: 'free',
    scene: 'strumming',
    paragraphs: ['Post the name of one song below this note. On Friday I draw one out of the tin with the cat on it.'],
  },
  {
    by: 'noorbakes',
    title: 'Ka’ak, the version with my aunt’s changes',
    category: 'Recipes',
    scene: 'baking',
    paragraphs: ['Sesame outside, date inside, and no argument about the mahlab.'],
    list: ['500 g flour', '200 g butter, soft', '350 g date paste', '1 teaspoon mahlab', 'Sesame, a whole plate of it'],
  },
  {
    by: 'tamakairunner',
    title: 'Southerly',
    category: 'Training log',
    access: 'free',
    scene: 'running',
    paragraphs: ['Nineteen kilometers, half of them sideways. The gull and I came to an understanding.'],
  },
  {
    by: 'meilin',
    title: 'Where the counts come from',
    category: 'Notes',
    scene: 'sundown',
    paragraphs: [
      'I map the music with a pencil first: eights across, accents as dots, breath as a line. Then I lose the paper.',
    ],
  },
  {
    by: 'diegomarin',
    title: 'Danzón has a rule for shy people',
    category: 'Notes',
    access: 'free',
    scene: 'together',
    paragraphs: [
      'In the rest, everyone stops and looks at the band. Nobody has to talk. That is why it is my favorite dance.',
    ],
  },
  {
    by: 'chefamara',
    title: 'Onions, the long answer',
    category: 'Recipes',
    access: 'free',
    scene: 'cooking',
    paragraphs: ['You asked how long. Forty minutes, lid on, then twenty without. If they are gold they are halfway.'],
    list: ['4 kg onions, sliced along the grain', 'Juice of 8 lemons', 'Mustard, two spoons', 'Time'],
  },
  {
    by: 'graceholloway',
    title: 'Slower is a pace',
    category: 'Notes',
    access: 'free',
    scene: 'outdoors',
    paragraphs: [
      'Somebody overtook me on the sea wall this morning and apologized. No need. I have been overtaken by better people, and by a stroller.',
    ],
  },
  {
    by: 'priyaflow',
    title: 'Before you sit down',
    category: 'Notes',
    scene: 'stretching',
    paragraphs: ['Put the phone in another room. Open a window. If there is a cat, it will come; let it.'],
  },
  {
    by: 'kenjiembers',
    title: 'Salt, three kinds',
    category: 'Recipes',
    access: 5,
    scene: 'frying',
    paragraphs: [
      'One before, one during, one at the table. They are not the same salt and they do not do the same work.',
    ],
  },
  {
    by: 'ivoryjune',
    title: 'Casting is up',
    category: 'News',
    access: 'free',
    scene: 'slippers',
    paragraphs: [
      'I am in the second cast for spring, which means Tuesdays and one Saturday. I am so happy that I burned the porridge.',
    ],
  },
  {
    by: 'oluandtable',
    title: 'Menu for the twelve',
    category: 'News',
    access: 'free',
    scene: 'dish',
    paragraphs: ['Two seats came free for Friday. The menu is below; allergies by Wednesday, opinions anytime.'],
    list: ['Pepper soup, small', 'Smoked fish with lime leaf', 'Jollof, from the pot', 'Plantain cake'],
  },
  {
    by: 'nova',
    title: 'Gear list for the winter tour',
    category: 'Notes',
    scene: 'tabletop',
    pictures: ['mixing', 'studio', 'hall'],
    paragraphs: ['Two decks, one mixer, a box I soldered myself, and the spare of the box I soldered myself.'],
  },
  {
    by: 'mateoriver',
    title: 'String story',
    category: 'Notes',
    scene: 'evening',
    paragraphs: [
      'The fourth string broke in the second song. I finished on five, and somebody asked afterward for the tuning.',
    ],
  },
  {
    by: 'zuri',
    title: 'Open floor on Saturday',
    category: 'News',
    access: 'free',
    scene: 'leaping',
    film: 'rehearsal',
    paragraphs: [
      'Come to the studio or to the stream. No steps to learn, only three rules: listen, leave room, drink water.',
    ],
  },
  {
    by: 'aria',
    title: 'How the lantern got its name',
    category: 'Notes',
    access: 'free',
    scene: 'lounge',
    paragraphs: [
      'There is a café behind the harbor with one paper lantern that is never switched off. We asked why. The owner said that somebody always comes late.',
      'That was the first line. The rest of the song took eleven months.',
    ],
  },
  {
    by: 'aria',
    title: 'Tour dates and a small change',
    category: 'News',
    access: 'free',
    scene: 'singing',
    pinned: true,
    paragraphs: [
      'Eleven towns are confirmed. The date in Cebu moves by a week, tickets stay valid, and there will be an early show for everyone who has school the next day.',
      'See you at the front.',
    ],
  },
  {
    by: 'aria',
    title: 'Voice memo, 3 a.m.',
    category: 'Notes',
    access: 8,
    scene: 'verse',
    film: 'lounge',
    pictures: ['singing'],
    paragraphs: [
      'A melody that would not let me sleep, with the words that did not survive the morning. For the few of you who like to see how the sausage is sung.',
    ],
  },
  {
    by: 'linneasol',
    title: 'Bow repair, before and after',
    category: 'Notes',
    access: 'free',
    scene: 'bowing',
    pictures: ['bowing', 'studio'],
    paragraphs: ['Two days, one violin maker, a lot of tea. It bounces again.'],
  },
  {
    by: 'noorbakes',
    title: 'Why your crust is soft',
    category: 'Recipes',
    access: 'free',
    scene: 'loaf',
    paragraphs: [
      'Steam at the start, none at the end. Open the door for the last five minutes, and let the loaf cool on a rack, not on the board.',
    ],
  },
  {
    by: 'nova',
    title: 'On air, again',
    category: 'News',
    access: 'free',
    scene: 'mixing',
    pinned: true,
    paragraphs: ['The stream runs through the night. Come in when you can’t sleep, leave when you can.'],
  },
  {
    by: 'aria',
    title: 'Set list, not yet',
    category: 'News',
    paragraphs: ['Still arguing with the drummer.'],
    status: 'draft',
  },
];
