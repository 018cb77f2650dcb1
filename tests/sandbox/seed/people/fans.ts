import { randomFrom } from '../../media/random';
import { avatarPath } from '../files';
import { getId } from '../ids';
import { SEED_PASSWORD } from '../seed-data';
import { PHONE_PREFIXES } from '../site/phone-prefixes';
import type { Clock } from '../clock';
import type { Gender } from '../rows/common';
import type { UserRow } from '../rows/people';

export type FanName = (typeof FANS)[number][0];

/**
 * Username, first and last name, gender, country, and skin tone of the avatar. The first four are accounts for specific
 * test cases.
 */
const FANS = [
  ['fan', 'Robin', 'Ashdown', '', 'GB', 2],
  ['fan2', 'Sasha', 'Petrova', 'female', 'BG', 0],
  ['newcomer', 'Jamie', 'Lowell', '', 'IE', 0],
  ['pausedfan', 'Chris', 'Becker', 'male', 'DE', 1],
  ['luciaines', 'Lucía', 'Inés', 'female', 'AR', 2],
  ['marcusb', 'Marcus', 'Bell', 'male', 'US', 6],
  ['yukiko', 'Yukiko', 'Arai', 'female', 'JP', 1],
  ['tomaszw', 'Tomasz', 'Wójcik', 'male', 'PL', 0],
  ['adaeze', 'Adaeze', 'Nwosu', 'female', 'NG', 7],
  ['henrikm', 'Henrik', 'Møller', 'male', 'DK', 0],
  ['celinev', 'Céline', 'Vasseur', 'female', 'FR', 1],
  ['arjun', 'Arjun', 'Mehta', 'male', 'IN', 4],
  ['noa', 'Noa', 'Friedman', 'female', 'IL', 2],
  ['beatriz', 'Beatriz', 'Carvalho', 'female', 'PT', 3],
  ['samwise', 'Samuel', 'Wise', 'male', 'NZ', 1],
  ['leilah', 'Leilah', 'Rahimi', 'female', 'AE', 3],
  ['ollip', 'Olli', 'Peltonen', 'male', 'FI', 0],
  ['giuliaf', 'Giulia', 'Ferrari', 'female', 'IT', 1],
  ['quang', 'Quang', 'Tran', 'male', 'VN', 2],
  ['wrenh', 'Wren', 'Hollis', 'transgender', 'CA', 0],
  ['isla', 'Isla', 'Drummond', 'female', 'GB', 0],
  ['mbali', 'Mbali', 'Dlamini', 'female', 'ZA', 6],
] as const satisfies ReadonlyArray<readonly [string, string, string, Gender | '', string, number]>;

export const fanId = (username: FanName): string => getId('user', username);

/** Fans who write comments and chat messages. */
export const WRITERS: readonly FanName[] = FANS.map(([username]) => username).filter(
  (username) => !['fan', 'fan2', 'newcomer', 'pausedfan', 2].includes(username),
);

/** Gender presentation of a fan's avatar; any for the others. */
const PRESENTS = { female: 'f', male: 'm', transgender: 'x', '': 'x' } as const;

const SPECIAL: Partial<Record<FanName, Partial<UserRow>>> = {
  fan: { email: 'fan@example.com', balance: 500, languages: ['en', 'fr'] },
  fan2: { email: 'fan2@example.com', balance: 20, languages: ['bg', 'en'] },
  newcomer: { email: 'unverified@example.com', balance: 0, verifiedEmail: false, status: 'pending-email-confirmation' },
  pausedfan: { email: 'inactive@example.com', balance: 75, status: 'inactive' },
};

/** The fans, oldest account first. */
export function fans(clock: Clock): UserRow[] {
  return FANS.map(([username, firstName, lastName, gender, country, tone], index): UserRow => {
    const random = randomFrom(`fan/${username}`);
    return {
      _id: fanId(username),
      createdAt:
        username === 'newcomer'
          ? clock.ago({ hours: 5 })
          : clock.ago({ days: 520 - index * 17, hours: random.whole(0, 22) }),
      updatedAt: clock.ago({ hours: random.whole(1, 300) }),
      name: `${firstName} ${lastName}`,
      username,
      firstName,
      lastName,
      email: `${username}@fans.example.com`,
      password: SEED_PASSWORD,
      avatar:
        username === 'newcomer' || random.chance(0.15) ? '' : avatarPath(`${username}-${PRESENTS[gender]}${tone}`),
      phone: '',
      phoneCode: PHONE_PREFIXES[country] ?? '',
      gender,
      country,
      languages: ['en'],
      status: 'active',
      roles: ['user'],
      verifiedEmail: true,
      balance: random.whole(0, 900),
      isOnline: random.chance(0.4),
      stats: { totalSubscriptions: 0, totalTokenSpent: 0, totalViewTime: random.whole(400, 90_000) },
      ...SPECIAL[username],
    };
  });
}
