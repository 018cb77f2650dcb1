import type { SceneName } from '../../media/art/scenes/catalogue';
import type { Username } from '../people/profiles';

export type VideoPlan = {
  by: Username;
  title: string;
  scene: SceneName;
  about?: string;
  /** `free`, `members`, or the price in tokens. */
  access: 'free' | 'members' | number;
  /** Seconds. Videos up to 30 seconds use the short clip. */
  seconds: number;
  category: 'Live sets' | 'Unplugged' | 'Lessons' | 'Dance' | 'In the kitchen' | 'Baking' | 'Strength' | 'Yoga and mobility' | 'Backstage';
  tags?: string;
  with?: readonly Username[];
  teaser?: boolean;
  slug?: string;
  state?: 'draft' | 'inactive' | 'processing' | 'file-error' | 'teaser-processing';
  /** Days until a scheduled video is published. */
  opensIn?: number;
};

export const MUSIC_VIDEOS: readonly VideoPlan[] = [
  { by: 'theookafor', title: 'Prelude before breakfast', scene: 'keys', access: 'members', seconds: 212, category: 'Unplugged', tags: 'piano bach morning', about: 'The C major prelude as a way of waking up the hands. No metronome, one cup of coffee.' },
  { by: 'mateoriver', title: 'Three chords and a market street', scene: 'strumming', access: 'free', seconds: 246, category: 'Lessons', tags: 'guitar lesson beginner', about: 'A first lesson in the rhythm of Medellín: three chords, one right hand, and the shout of the avocado seller.' },
  { by: 'linneasol', title: 'Springar, slowly', scene: 'bowing', access: 'members', seconds: 305, category: 'Lessons', tags: 'violin fiddle folk', about: 'The uneven beat of the springar, counted out loud and then danced.' },
  { by: 'kofibeats', title: 'Highlife groove at half speed', scene: 'drumming', access: 'free', seconds: 188, category: 'Lessons', tags: 'drums groove highlife', teaser: true, about: 'Kick, bell, snare, in that order. At the end we play it at tempo.' },
  { by: 'hanabi', title: 'City lights, rainy window', scene: 'lounge', access: 'members', seconds: 224, category: 'Unplugged', tags: 'city-pop guitar', about: 'A request from the comments, arranged overnight.' },
  { by: 'nova', title: 'Four hours in twelve minutes', scene: 'mixing', access: 30, seconds: 470, category: 'Live sets', tags: 'electronic set night', teaser: true, about: 'The longest night of the winter, folded into its best transitions.' },
  { by: 'aria', title: 'Harbour Lights, live and unplugged', slug: 'harbour-lights-live-and-unplugged', scene: 'verse', access: 'members', seconds: 236, category: 'Unplugged', tags: 'live voice guitar', with: ['mateoriver'], teaser: true, about: 'Recorded in one take at the end of a very long day, with Mateo on guitar and the window open. You can hear the ferry at 2:10.' },
  { by: 'aria', title: 'The Long Way Home (full set)', slug: 'the-long-way-home-full-set', scene: 'singing', access: 25, seconds: 462, category: 'Live sets', tags: 'concert live tour', teaser: true, about: 'The whole closing night of the tour: nine songs, two encores, one broken string.' },
  { by: 'theookafor', title: 'Lagos after dark: an improvised suite for piano, rain on a tin roof and one very patient neighbour', scene: 'grand', access: 20, seconds: 388, category: 'Live sets', tags: 'piano improvisation', about: 'I put a microphone on the balcony and played whatever the rain suggested.' },
  { by: 'mateoriver', title: 'Rooftop concert, second half', scene: 'evening', access: 'members', seconds: 341, category: 'Live sets', tags: 'guitar rooftop sunset', teaser: true },
  { by: 'nova', title: 'How I build a drop', scene: 'lounge', access: 'members', seconds: 268, category: 'Lessons', tags: 'electronic production', about: 'Empty project, one kick, twenty decisions.' },
  { by: 'linneasol', title: 'Tuning up', scene: 'bowing', access: 'free', seconds: 28, category: 'Backstage', tags: 'violin short' },
  { by: 'kofibeats', title: 'Brushes, a lamp and the late train', scene: 'lounge', access: 15, seconds: 274, category: 'Unplugged', tags: 'drums brushes jazz', teaser: true, about: 'Quiet playing for people who live in flats.' },
  { by: 'hanabi', title: 'Finger-picking from zero', scene: 'strumming', access: 12, seconds: 322, category: 'Lessons', tags: 'guitar lesson', about: 'Thumb first. Everything else is decoration.' },
  { by: 'aria', title: 'Ten minutes for a clear voice', slug: 'ten-minutes-for-a-clear-voice', scene: 'lounge', access: 'free', seconds: 300, category: 'Lessons', tags: 'voice warm-up lesson', teaser: true, about: 'The warm-up I do before every show. Stand up, loosen the jaw, and start lower than you think.\n\n0:45 breath\n1:30 lips and tongue\n2:10 slides\n3:40 first phrase' },
  { by: 'nova', title: 'Modular breakfast', scene: 'tabletop', access: 'free', seconds: 30, category: 'Unplugged', tags: 'electronic short', about: 'Half a minute of patch cables and toast.' },
  { by: 'theookafor', title: 'Left hand only', scene: 'sitting', access: 18, seconds: 254, category: 'Lessons', tags: 'piano lesson', about: 'Five studies for the hand that does the walking.' },
  { by: 'aria', title: 'Summer festival, third camera', slug: 'summer-festival-third-camera', scene: 'verse', access: 'members', seconds: 240, category: 'Live sets', state: 'file-error', about: 'The angle from the lighting desk.' },
  { by: 'aria', title: 'Backstage after the last encore', slug: 'backstage-after-the-last-encore', scene: 'hall', access: 'members', seconds: 150, category: 'Backstage', state: 'inactive', about: 'Taken down until everyone in it has said yes.' },
  { by: 'mateoriver', title: 'A bolero for two guitars', scene: 'evening', access: 'members', seconds: 218, category: 'Unplugged', tags: 'guitar duet bolero', with: ['hanabi'], about: 'Hanabi in Kyoto, me in Medellín, and a recording that pretends there is no sea between.' },
  { by: 'aria', title: 'Midnight at the Paper Lantern', slug: 'midnight-at-the-paper-lantern', scene: 'singing', access: 40, seconds: 438, category: 'Live sets', tags: 'concert live exclusive', teaser: true, about: 'A secret show for sixty people, filmed on four cameras. The new songs, the old ones turned inside out, and the story behind the lantern.' },
];

export const DANCE_VIDEOS: readonly VideoPlan[] = [
  { by: 'ivoryjune', title: 'Barre at seven in the morning', scene: 'balance', access: 'members', seconds: 296, category: 'Dance', tags: 'ballet class', about: 'Pliés to grands battements, without talking.' },
  { by: 'diegomarin', title: 'Salsa steps you can do in a corridor', scene: 'street', access: 'free', seconds: 198, category: 'Lessons', tags: 'salsa beginner', teaser: true, about: 'Basic, side, back. If the corridor is narrow, so much the better.' },
  { by: 'meilin', title: 'Blue hour routine', scene: 'sundown', access: 16, seconds: 232, category: 'Dance', tags: 'jazz routine', teaser: true, about: 'Thirty-two counts on the roof, first slow and then for real.' },
  { by: 'samirakhan', title: 'Teentaal for feet that know nothing yet', scene: 'balance', access: 'free', seconds: 262, category: 'Lessons', tags: 'kathak rhythm' },
  { by: 'jonasveit', title: 'Six-step, clean', scene: 'street', access: 'free', seconds: 185, category: 'Lessons', tags: 'breaking footwork', about: 'The one everyone thinks they can do.' },
  { by: 'zuri', title: 'Improvisation with closed eyes', scene: 'leaping', access: 'members', seconds: 288, category: 'Dance', tags: 'contemporary improvisation', teaser: true, about: 'What the floor tells you when you stop watching yourself.' },
  { by: 'ivoryjune', title: 'The fall in act two', scene: 'leaping', access: 22, seconds: 246, category: 'Backstage', tags: 'ballet rehearsal', teaser: true, about: 'How to land when the light is in your eyes, and what I did when I could not.' },
  { by: 'diegomarin', title: 'Danzón for two, filmed in one turn', scene: 'together', access: 'members', seconds: 214, category: 'Dance', tags: 'danzon couple', with: ['zuri'], about: 'Zuri came for a week and stayed for the dance.' },
  { by: 'meilin', title: 'Stretch after a long flight', scene: 'balance', access: 'members', seconds: 190, category: 'Yoga and mobility', tags: 'stretch travel' },
  { by: 'jonasveit', title: 'Freeze ladder', scene: 'leapFree', access: 10, seconds: 24, category: 'Dance', tags: 'breaking short', about: 'Seven freezes in twenty-four seconds. Pause button recommended.' },
  { by: 'samirakhan', title: 'The story of the monsoon, told with the hands', scene: 'together', access: 24, seconds: 356, category: 'Dance', tags: 'kathak story', with: ['meilin'], teaser: true, about: 'Eight minutes of rain without a drop of water.' },
  { by: 'zuri', title: 'Evening class, recorded for those who were late', scene: 'sundown', access: 'members', seconds: 412, category: 'Lessons', tags: 'contemporary class', opensIn: 2, about: 'Opens after the live class.' },
];

export const FOOD_VIDEOS: readonly VideoPlan[] = [
  { by: 'chefamara', title: 'Yassa for a crowd', scene: 'cooking', access: 'members', seconds: 318, category: 'In the kitchen', tags: 'senegal chicken onions', about: 'Four kilos of onions and the patience they deserve.' },
  { by: 'pierrelune', title: 'Five mother sauces, one afternoon', scene: 'simmer', access: 35, seconds: 455, category: 'Lessons', tags: 'sauce technique french', teaser: true, about: 'We begin with the pan and end with a spoon. Taste at every step.' },
  { by: 'noorbakes', title: 'Sourdough when the kitchen is cold', scene: 'loaf', access: 'free', seconds: 264, category: 'Baking', tags: 'bread sourdough', teaser: true, about: 'What changes below eighteen degrees, and what does not.' },
  { by: 'kenjiembers', title: 'Charcoal, from black to white', scene: 'frying', access: 18, seconds: 242, category: 'In the kitchen', tags: 'yakitori grill', teaser: true },
  { by: 'rosaverde', title: 'Market morning, twelve euros', scene: 'market', access: 'free', seconds: 206, category: 'In the kitchen', tags: 'market vegetables', about: 'What to buy when you do not know yet what to cook.' },
  { by: 'oluandtable', title: 'Jollof, the Friday argument', scene: 'dish', access: 'members', seconds: 284, category: 'In the kitchen', tags: 'jollof rice', with: ['chefamara'], about: 'Amara is wrong about the rice, and she says the same of me.' },
  { by: 'noorbakes', title: 'Layer cake without a turntable', scene: 'baking', access: 14, seconds: 330, category: 'Baking', tags: 'cake decoration', about: 'A plate, a bowl and a steady hand.' },
  { by: 'chefamara', title: 'What to do with the rice at the bottom of the pot', scene: 'chopping', access: 'free', seconds: 29, category: 'In the kitchen', tags: 'short leftovers' },
  { by: 'kenjiembers', title: 'Two-day broth in four minutes', scene: 'dish', access: 'members', seconds: 248, category: 'In the kitchen', tags: 'ramen broth', about: 'Where the time goes, and which of it you can skip.' },
  { by: 'rosaverde', title: 'Tuesday leaves', scene: 'cooking', access: 'members', seconds: 196, category: 'In the kitchen', tags: 'zero-waste pesto' },
  { by: 'pierrelune', title: 'How to sharpen a knife without fear', scene: 'cooking', access: 'free', seconds: 182, category: 'Lessons', tags: 'knife technique', about: 'One stone, two angles, no drama.' },
  { by: 'oluandtable', title: 'Supper for twelve, seen from the pass', scene: 'cooking', access: 28, seconds: 372, category: 'Backstage', tags: 'restaurant service', teaser: true, state: 'teaser-processing' },
  { by: 'noorbakes', title: 'Holiday bread, a live bake', scene: 'loaf', access: 20, seconds: 400, category: 'Baking', opensIn: 9, about: 'The whole bake, start to crust.' },
];

export const TRAINING_VIDEOS: readonly VideoPlan[] = [
  { by: 'mayastrong', title: 'Twenty swings, five rounds', scene: 'coaching', access: 'free', seconds: 240, category: 'Strength', tags: 'kettlebell beginner', teaser: true, about: 'The session I give to everybody first.' },
  { by: 'viktorlund', title: 'The snatch from three sides', scene: 'lifting', access: 26, seconds: 334, category: 'Strength', tags: 'weightlifting technique', teaser: true, about: 'Front, side and above, at a tenth of the speed.' },
  { by: 'priyaflow', title: 'Morning flow by the sea', scene: 'outdoors', access: 'members', seconds: 420, category: 'Yoga and mobility', tags: 'yoga morning', teaser: true, about: 'Twelve movements, repeated three times. Roll out the mat where the light is.' },
  { by: 'tamakairunner', title: 'Uphill without walking', scene: 'running', access: 'members', seconds: 226, category: 'Strength', tags: 'running trail', about: 'Short steps, soft hands, eyes on the next bush.' },
  { by: 'graceholloway', title: 'A chair, a wall and ten minutes', scene: 'stretching', access: 'free', seconds: 276, category: 'Yoga and mobility', tags: 'gentle mobility', about: 'For stiff mornings. Nobody has to get down on the floor.' },
  { by: 'viktorlund', title: 'Squat clinic', scene: 'squatting', access: 'members', seconds: 302, category: 'Strength', tags: 'squat technique' },
  { by: 'mayastrong', title: 'Hotel room strength', scene: 'stretching', access: 12, seconds: 210, category: 'Strength', tags: 'travel bodyweight', about: 'A suitcase is a weight if you have packed badly enough.' },
  { by: 'tamakairunner', title: 'First light over Makara', scene: 'running', access: 'free', seconds: 27, category: 'Backstage', tags: 'running short sunrise' },
  { by: 'priyaflow', title: 'Long holds for the end of the day', scene: 'stretching', access: 15, seconds: 446, category: 'Yoga and mobility', tags: 'yoga evening', about: 'Five shapes, two minutes each, and the quiet between them.' },
  { by: 'graceholloway', title: 'Walking poles, a short introduction', scene: 'outdoors', access: 'members', seconds: 192, category: 'Yoga and mobility', tags: 'walking gentle', with: ['tamakairunner'] },
];

/** The newest videos: scheduled, processing, or just published. */
export const NEWEST_VIDEOS: readonly VideoPlan[] = [
  { by: 'aria', title: 'Summer festival, second camera', slug: 'summer-festival-second-camera', scene: 'singing', access: 'members', seconds: 252, category: 'Live sets', state: 'processing', about: 'Close to the stage, a little too close at times.' },
  { by: 'aria', title: 'Rooftop rehearsal at blue hour', slug: 'rooftop-rehearsal-at-blue-hour', scene: 'evening', access: 'members', seconds: 284, category: 'Backstage', opensIn: 3, teaser: true, about: 'Four songs before the sun went down. Opens on the weekend.' },
  { by: 'aria', title: 'A new song, first draft', slug: 'a-new-song-first-draft', scene: 'lounge', access: 15, seconds: 174, category: 'Unplugged', state: 'draft' },
  { by: 'nova', title: 'Sunrise set from the archive', scene: 'rooftops', access: 'members', seconds: 360, category: 'Live sets', tags: 'electronic sunrise', teaser: true, about: 'Found on an old drive, polished a little, loved a lot.' },
];
