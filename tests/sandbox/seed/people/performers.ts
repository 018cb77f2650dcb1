import { CAST } from '../../media/art/cast';
import { hash, randomFrom } from '../../media/random';
import { getId } from '../ids';
import { coverPath, portraitPath } from '../files';
import { SEED_PASSWORD } from '../seed-data';
import { PHONE_PREFIXES } from '../site/phone-prefixes';
import { heightBand, weightBand } from '../site/body-info';
import { PROFILES } from './profiles';
import type { Clock } from '../clock';
import type { PerformerRow, Weekday } from '../rows/people';
import type { Profile, Username } from './profiles';

const CRAFT_CATEGORY = { music: 'musicians', dance: 'dancers', food: 'cooks', training: 'trainers' } as const;
const DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export const performerId = (username: Username): string => getId('performer', username);

function getName({ name, stageName }: Profile): string {
  return stageName ?? name.join(' ');
}

/** The performers, oldest account first. `buildSeed` fills in what other records add up to. */
export function performers(clock: Clock): PerformerRow[] {
  return PROFILES.map((profile, index) => performer(profile, index, clock));
}

/** aria is the demo account. The others can log in as well. */
const getEmail = (username: Username): string =>
  username === 'aria' ? 'performer@example.com' : `${username}@performers.example.com`;

function performer(profile: Profile, index: number, clock: Clock): PerformerRow {
  const { username, name, size } = profile;
  const look = CAST[username];
  const random = randomFrom(`performer/${username}`);
  const views = random.whole(140, 5200) * random.whole(9, 40);
  const likes = Math.round(views * random.between(0.05, 0.16));
  const lastSeen = profile.show
    ? clock.ago({ minutes: random.whole(20, 95) })
    : clock.ago({ days: random.whole(1, 12), hours: random.whole(0, 20) });
  return {
    _id: performerId(username),
    createdAt: clock.ago({ days: 760 - index * 24, hours: random.whole(0, 20) }),
    updatedAt: clock.ago({ days: random.whole(0, 20), hours: random.whole(1, 23) }),
    name: getName(profile),
    username,
    firstName: name[0],
    lastName: name[1],
    email: getEmail(username),
    password: SEED_PASSWORD,
    avatar: portraitPath(username),
    cover: coverPath(username),
    phone: String(200_000_000 + (hash(username) % 799_999_999)),
    phoneCode: PHONE_PREFIXES[profile.country] ?? '',
    gender: profile.gender,
    dateOfBirth: `${new Date(clock.ago({})).getUTCFullYear() - profile.age - 1}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}T00:00:00.000Z`,
    country: profile.country,
    city: profile.city,
    languages: [...profile.languages],
    categoryIds: [getId('category', `performer/${CRAFT_CATEGORY[look.craft]}`)],
    bio: profile.bio,
    height: heightBand(size[0]),
    weight: weightBand(size[1]),
    eyes: profile.eyes,
    hair: look.hairColor,
    bodyType: profile.bodyType,
    ethnicity: profile.ethnicity,
    score: likes * 2 + views,
    stats: {
      likes,
      views,
      subscribers: 0,
      totalVideos: 0,
      totalGalleries: 0,
      totalPhotos: 0,
      totalProducts: 0,
      totalFeeds: 0,
      totalStories: 0,
      totalStreamTime: random.whole(20, 900) * 360,
    },
    welcomeVideoPath: profile.welcome ? `/files/welcome/${performerId(username)}/movie.mp4` : '',
    welcomeVideoName: profile.welcome ?? '',
    activateWelcomeVideo: profile.welcome !== undefined,
    status: 'active',
    isOnline: profile.online ?? false,
    live: profile.show ? 1 : 0,
    streamingStatus: profile.show ?? 'offline',
    lastStreamingTime: random.chance(0.85) || profile.show ? lastSeen : null,
    monthlyPrice: profile.price,
    yearlyPrice: Math.round(profile.price * 1000) / 100,
    isFreeSubscription: profile.trial !== undefined,
    durationFreeSubscriptionDays: profile.trial ?? 1,
    groupChatPrice: random.pick([4, 5, 6]),
    privateChatPrice: username === 'aria' ? 10 : random.pick([8, 10, 12, 15]),
    maxParticipantsAllowed: random.pick([4, 6, 8]),
    verifiedAccount: index !== 22,
    verifiedEmail: true,
    verifiedDocument: index !== 22,
    balance: 0,
    socialsLink: {
      facebook: '',
      twitter: '',
      google: '',
      instagram: `https://instagram.example.com/${username}`,
      linkedin: '',
      ...profile.elsewhere,
    },
    schedule: schedule(username),
    blockCountries: [],
    ...(username === 'aria' && {
      bankingInformation: {
        firstName: name[0],
        lastName: name[1],
        bankName: 'Harbor Bank',
        bankAccount: 'GB29HARB60161331926819',
        bankSwiftCode: 'HARBGB2L',
        country: profile.country,
      },
    }),
  };
}

/** Three or four evenings a week. */
function schedule(username: Username): PerformerRow['schedule'] {
  const random = randomFrom(`schedule/${username}`);
  const open = new Set(random.some(DAYS, random.whole(3, 4)));
  const day = (name: Weekday) => {
    if (!open.has(name)) return { start: '', end: '', closed: true };
    const start = random.whole(15, 20);
    return { start: `${start}:00`, end: `${start + 2}:30`, closed: false };
  };
  return {
    mon: day('mon'),
    tue: day('tue'),
    wed: day('wed'),
    thu: day('thu'),
    fri: day('fri'),
    sat: day('sat'),
    sun: day('sun'),
  };
}
