import type { CAST } from '../../media/art/cast';
import type { Gender } from '../rows/common';
import type { PerformerRow, StreamingStatus } from '../rows/people';

export type Username = keyof typeof CAST;

/** Facts about a performer, beyond appearance. */
export type Profile = {
  username: Username;
  name: readonly [first: string, last: string];
  /** Shown instead of first and last name. */
  stageName?: string;
  gender: Gender;
  age: number;
  country: string;
  city: string;
  languages: readonly string[];
  /** Centimeters and kilograms. */
  size: readonly [number, number];
  eyes: 'blue' | 'brown' | 'green' | 'amber' | 'gray' | 'hazel';
  bodyType: 'slim' | 'petite' | 'curvy' | 'toned' | 'fit' | 'muscular';
  ethnicity: 'asian' | 'white' | 'hispanicOrLatino' | 'blackOrAfricanAmerican' | 'nativeHawaiianOrOtherPacificIslander';
  /** Money per month. A year costs ten months. */
  price: number;
  /** Days of a free trial. */
  trial?: number;
  online?: boolean;
  show?: Exclude<StreamingStatus, 'offline'>;
  /** Title of the welcome video. */
  welcome?: string;
  /** Social links, in the various forms that people type. */
  elsewhere?: Partial<PerformerRow['socialsLink']>;
  bio: string;
};

export const PROFILES: readonly Profile[] = [
  { username: 'aria', name: ['Aria', 'Velasco'], gender: 'female', age: 29, country: 'PH', city: 'Manila', languages: ['en', 'tl', 'es'], size: [164, 56], eyes: 'brown', bodyType: 'slim', ethnicity: 'asian', price: 9.99, online: true, welcome: 'Hello from the rehearsal room', elsewhere: { twitter: 'https://x.example.com/ariasings', facebook: '@ariasings' }, bio: 'Singer and songwriter with a soft spot for small rooms and big choruses. I play a new set every Thursday, post the first drafts of songs before anyone else hears them, and answer every question about voice and breath.' },
  { username: 'nova', name: ['Nova', 'Lindqvist'], gender: 'female', age: 32, country: 'SE', city: 'Stockholm', languages: ['sv', 'en'], size: [172, 61], eyes: 'gray', bodyType: 'toned', ethnicity: 'white', price: 12.5, online: true, show: 'public', bio: 'Two decks, one table of machines and a night that never quite ends. I am on air most of the time: drop in, name a tempo and stay for the change.' },
  { username: 'theookafor', name: ['Theo', 'Okafor'], gender: 'male', age: 41, country: 'NG', city: 'Lagos', languages: ['en', 'ig', 'fr'], size: [184, 88], eyes: 'brown', bodyType: 'fit', ethnicity: 'blackOrAfricanAmerican', price: 14, bio: 'Pianist. Mornings belong to Bach, evenings to highlife and everything between. I film from above so that you can see both hands.' },
  { username: 'linneasol', name: ['Linnea', 'Solheim'], gender: 'female', age: 26, country: 'NO', city: 'Bergen', languages: ['no', 'en', 'de'], size: [175, 63], eyes: 'blue', bodyType: 'slim', ethnicity: 'white', price: 8, trial: 7, bio: 'Fiddle tunes from the west coast, played slowly first and then at the speed of weather. Sheet music for every tune is in the shop.' },
  { username: 'mateoriver', name: ['Mateo', 'Ríos'], gender: 'male', age: 35, country: 'CO', city: 'Medellín', languages: ['es', 'en', 'pt'], size: [178, 74], eyes: 'hazel', bodyType: 'fit', ethnicity: 'hispanicOrLatino', price: 10, online: true, bio: 'Guitarist, arranger, collector of broken instruments that still have one good song in them. Lessons on Sundays, rooftop concerts whenever it does not rain.' },
  { username: 'hanabi', name: ['Hanabi', 'Kurosawa'], gender: 'female', age: 30, country: 'JP', city: 'Kyoto', languages: ['ja', 'en'], size: [161, 52], eyes: 'brown', bodyType: 'petite', ethnicity: 'asian', price: 11, bio: 'City pop on an acoustic guitar. I arrange one song a week from requests and show how the chords work.' },
  { username: 'kofibeats', name: ['Kofi', 'Mensah'], gender: 'male', age: 27, country: 'GH', city: 'Accra', languages: ['en', 'ak'], size: [181, 79], eyes: 'brown', bodyType: 'fit', ethnicity: 'blackOrAfricanAmerican', price: 7.5, trial: 3, online: true, bio: 'Drums, and what happens between the beats. Grooves from Accra taken apart at half speed, then put back together with the whole band.' },
  { username: 'ivoryjune', name: ['Ivory June', 'MacAllister'], gender: 'female', age: 24, country: 'GB', city: 'Edinburgh', languages: ['en', 'gd'], size: [168, 54], eyes: 'green', bodyType: 'toned', ethnicity: 'white', price: 12, bio: 'Ballet dancer, second year in the company. Class every morning, and the honest side of rehearsals: the falls are in the video too.' },
  { username: 'zuri', name: ['Zuri', 'Wanjiru'], gender: 'female', age: 28, country: 'KE', city: 'Nairobi', languages: ['sw', 'en'], size: [170, 60], eyes: 'brown', bodyType: 'toned', ethnicity: 'blackOrAfricanAmerican', price: 9, online: true, show: 'public', bio: 'Contemporary dance with its feet in Nairobi. Improvisation on air twice a week, choreography to learn at home, and a studio full of plants.' },
  { username: 'diegomarin', name: ['Diego', 'Marín'], gender: 'male', age: 33, country: 'MX', city: 'Veracruz', languages: ['es', 'en'], size: [176, 73], eyes: 'brown', bodyType: 'fit', ethnicity: 'hispanicOrLatino', price: 10.5, online: true, show: 'group', bio: 'Salsa, son and danzón. I teach the steps alone first, so that you can walk into any room and ask somebody to dance.' },
  { username: 'meilin', name: ['Mei-Lin', 'Zhao'], gender: 'female', age: 25, country: 'TW', city: 'Taipei', languages: ['zh', 'en'], size: [166, 53], eyes: 'brown', bodyType: 'slim', ethnicity: 'asian', price: 9.5, trial: 7, bio: 'Street jazz and long lines. One routine a week: slow from behind, at tempo from the front, and a take at sunset for the joy of it.' },
  { username: 'samirakhan', name: ['Samira', 'Khan'], gender: 'female', age: 31, country: 'IN', city: 'Jaipur', languages: ['hi', 'ur', 'en'], size: [163, 57], eyes: 'amber', bodyType: 'curvy', ethnicity: 'asian', price: 8.5, bio: 'Kathak dancer. Rhythm first, then hands, then the story. Bring patience and, if you have them, bells.' },
  { username: 'jonasveit', name: ['Jonas', 'Veit'], gender: 'male', age: 29, country: 'DE', city: 'Berlin', languages: ['de', 'en'], size: [180, 76], eyes: 'blue', bodyType: 'muscular', ethnicity: 'white', price: 6, trial: 14, bio: 'Breaking since I was eleven. Footwork for cold garages, freezes for warm floors, and the exercises that keep wrists in one piece.' },
  { username: 'chefamara', name: ['Amara', 'Diallo'], gender: 'female', age: 38, country: 'SN', city: 'Dakar', languages: ['fr', 'wo', 'en'], size: [169, 70], eyes: 'brown', bodyType: 'curvy', ethnicity: 'blackOrAfricanAmerican', price: 9, online: true, bio: 'The food of Dakar on an ordinary stove: thieboudienne, yassa, and what to do with the rice at the bottom of the pot. Every recipe is tested on my neighbors.' },
  { username: 'pierrelune', name: ['Pierre-Emmanuel', 'de la Rochelune-Beaumarchais'], stageName: 'Pierre-Emmanuel de la Rochelune-Beaumarchais and the Kitchen Singers of Old Lyon', gender: 'male', age: 63, country: 'FR', city: 'Lyon', languages: ['fr', 'en', 'it'], size: [174, 82], eyes: 'blue', bodyType: 'fit', ethnicity: 'white', price: 19.9, bio: 'Forty years in Lyon, thirty of them in front of the same oven. I teach sauces, patience and how to sharpen a knife.' },
  { username: 'noorbakes', name: ['Noor', 'Haddad'], gender: 'female', age: 34, country: 'JO', city: 'Amman', languages: ['ar', 'en'], size: [162, 60], eyes: 'hazel', bodyType: 'curvy', ethnicity: 'white', price: 7, trial: 7, online: true, bio: 'Bread at dawn and cakes in the afternoon. I weigh everything, explain why, and keep the mistakes in the video.' },
  { username: 'kenjiembers', name: ['Kenji', 'Watanabe'], gender: 'male', age: 37, country: 'JP', city: 'Osaka', languages: ['ja', 'en'], size: [173, 71], eyes: 'brown', bodyType: 'fit', ethnicity: 'asian', price: 13, online: true, show: 'private', bio: 'Charcoal, salt, time. Yakitori from the first skewer to the last ember, broth that takes two days and noodles that take one minute.' },
  { username: 'rosaverde', name: ['Rosa', 'Verdaguer'], gender: 'female', age: 45, country: 'ES', city: 'Barcelona', languages: ['ca', 'es', 'en'], size: [165, 64], eyes: 'green', bodyType: 'fit', ethnicity: 'hispanicOrLatino', price: 8, bio: 'Cook and market regular. Vegetables get the main role here, and nothing goes to waste: the leaves end up in Tuesday’s video.' },
  { username: 'oluandtable', name: ['Oluwaseun', 'Adeyemi'], stageName: 'Olu & the Long Table', gender: 'male', age: 43, country: 'GB', city: 'London', languages: ['en', 'yo'], size: [186, 96], eyes: 'brown', bodyType: 'muscular', ethnicity: 'blackOrAfricanAmerican', price: 11.5, bio: 'A supper club for twelve in a railway arch, and the same menu for two at home. Jollof arguments are settled on Fridays.' },
  { username: 'mayastrong', name: ['Maya', 'Thompson'], gender: 'female', age: 30, country: 'US', city: 'Atlanta', languages: ['en', 'es'], size: [171, 68], eyes: 'brown', bodyType: 'muscular', ethnicity: 'blackOrAfricanAmerican', price: 12, online: true, bio: 'Strength coach. Twenty minutes, one kettlebell, no shouting. Plans for beginners, for travel, and for the week when nothing goes to plan.' },
  { username: 'viktorlund', name: ['Viktor', 'Lund'], gender: 'male', age: 36, country: 'DK', city: 'Copenhagen', languages: ['da', 'en', 'de'], size: [191, 99], eyes: 'blue', bodyType: 'muscular', ethnicity: 'white', price: 15, bio: 'Weightlifting, taught from the floor up. I film each lift from three sides and explain what the slow one shows.' },
  { username: 'priyaflow', name: ['Priya', 'Raghunathan'], gender: 'female', age: 33, country: 'IN', city: 'Kochi', languages: ['ml', 'hi', 'en'], size: [167, 58], eyes: 'brown', bodyType: 'toned', ethnicity: 'asian', price: 9, trial: 7, online: true, bio: 'Yoga by the sea, at a pace that leaves room to breathe. Short flows for mornings, long holds for evenings, and one quiet class a week without a word.' },
  { username: 'tamakairunner', name: ['Tama', 'Kaihautū'], gender: 'male', age: 39, country: 'NZ', city: 'Wellington', languages: ['en', 'mi'], size: [183, 80], eyes: 'brown', bodyType: 'fit', ethnicity: 'nativeHawaiianOrOtherPacificIslander', price: 6.5, bio: 'Trail runner. Hills, wind and the art of going slowly enough. I take you along on real runs and talk when there is breath.' },
  { username: 'graceholloway', name: ['Grace', 'Holloway'], gender: 'female', age: 64, country: 'CA', city: 'Vancouver', languages: ['en', 'fr'], size: [166, 61], eyes: 'gray', bodyType: 'fit', ethnicity: 'white', price: 5, trial: 30, online: true, bio: 'Movement for people who have been told to take it easy. A chair, a wall and good company are all you need.' },
];
