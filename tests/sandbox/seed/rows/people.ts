import type { AccountStatus, Gender, Row } from './common';

/** A fan account (contract B.1) as stored. */
export type UserRow = Row & {
  name: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Plain text: the sandbox hashes it when it loads the seed. */
  password: string;
  avatar: string;
  phone: string;
  phoneCode: string;
  gender: Gender | '';
  country: string;
  languages: string[];
  status: AccountStatus;
  roles: string[];
  verifiedEmail: boolean;
  balance: number;
  isOnline: boolean;
  stats: { totalSubscriptions: number; totalTokenSpent: number; totalViewTime: number };
};

/** Body info: keys from `userAdditional` (contract B.25), neutral ones only. */
type BodyInfo = {
  height: string;
  weight: string;
  eyes: string;
  hair: string;
  bodyType: string;
  ethnicity: string;
};

export type PerformerStats = {
  likes: number;
  views: number;
  subscribers: number;
  totalVideos: number;
  totalGalleries: number;
  totalPhotos: number;
  totalProducts: number;
  totalFeeds: number;
  totalStories: number;
  /** Seconds live. */
  totalStreamTime: number;
};

export type StreamingStatus = 'public' | 'private' | 'group' | 'offline';

/** A performer account (contract B.2) as stored. `avatar` is a 4:5 portrait with the face in the middle. */
export type PerformerRow = Row &
  BodyInfo & {
    name: string;
    username: string;
    firstName: string;
    lastName: string;
    email: string;
    /** Plain text: the sandbox hashes it when it loads the seed. */
    password: string;
    avatar: string;
    cover: string;
    phone: string;
    phoneCode: string;
    gender: Gender;
    dateOfBirth: string;
    country: string;
    city: string;
    languages: string[];
    categoryIds: string[];
    bio: string;
    score: number;
    stats: PerformerStats;
    /** Set if the performer has a welcome video. */
    welcomeVideoPath: string;
    welcomeVideoName?: string;
    activateWelcomeVideo: boolean;
    status: AccountStatus;
    isOnline: boolean;
    live: 0 | 1;
    streamingStatus: StreamingStatus;
    lastStreamingTime: string | null;
    /** Without a price, the item is not for sale. */
    monthlyPrice?: number;
    yearlyPrice?: number;
    isFreeSubscription: boolean;
    durationFreeSubscriptionDays: number;
    /** Tokens per minute. */
    publicChatPrice?: number;
    groupChatPrice?: number;
    privateChatPrice?: number;
    maxParticipantsAllowed: number;
    verifiedAccount: boolean;
    verifiedEmail: boolean;
    verifiedDocument: boolean;
    /** Tokens. */
    balance: number;
    socialsLink: { facebook: string; twitter: string; google: string; instagram: string; linkedin: string };
    /** Weekly schedule in UTC. Closed days have empty times. */
    schedule: Record<Weekday, { start: string; end: string; closed: boolean }>;
    blockCountries: string[];
    welcomeVideoId?: string;
    state?: string;
    zipcode?: string;
    address?: string;
    /** Documents, stored in `uploads`. */
    idVerificationId?: string;
    documentVerificationId?: string;
    /** Payout details: complete here, masked in every response. */
    bankingInformation?: BankingRow;
  };

export type BankingRow = Record<'firstName' | 'lastName' | 'bankName' | 'bankAccount', string> &
  Partial<
    Record<'SSN' | 'bankRouting' | 'bankSwiftCode' | 'address' | 'city' | 'state' | 'country', string | undefined>
  >;

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
