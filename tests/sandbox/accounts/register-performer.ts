import { randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { RegisterPerformerBody } from '@/contract/auth';
import type { Context } from '../context';
import { HASH_ROUNDS } from '../db/load-seed';
import type { Performer } from '../db/rows';
import { HttpError, invalidField } from '../http/errors';
import { insertCredential, requireFreeLogin } from './accounts';
import { isMinor } from './age';
import type { Incoming } from './file-kinds';
import { sendVerificationMail } from './mails';
import { dropOldDocuments, keepOwnFile } from './own-files';

type Registration = { body: RegisterPerformerBody; files: Record<string, Incoming[]>; origin: string };

/**
 * Creates a performer account. It stays hidden and can't log in until the email is verified and the documents are
 * approved.
 */
export async function registerPerformer(
  context: Context,
  { body, files, origin }: Registration,
): Promise<{ message: string }> {
  const { store, now } = context;
  const login = requireFreeLogin(store, body);
  if (body.dateOfBirth && isMinor(body.dateOfBirth, now()))
    throw invalidField('dateOfBirth', 'isAdult', 'Performers must be 18 or older.');

  const account = freshPerformer(context, { ...body, ...login });
  const passwordHash = await bcrypt.hash(body.password, HASH_ROUNDS);
  const documents = await storeDocuments(context, account._id, files);
  store.atomically(() => {
    store.performers.insert({ ...account, ...documents });
    insertCredential(store, 'performer', account, passwordHash);
  });
  await sendVerificationMail(context, { source: 'performer', account }, origin);
  return {
    message:
      'Thank you. Open the link we’ve emailed you to verify your address. We’ll then review your documents and email you when your account is approved.',
  };
}

/** Stores both documents or neither. */
async function storeDocuments(context: Context, ownerId: string, files: Record<string, Incoming[]>) {
  try {
    return {
      idVerificationId: await storeDocument(context, ownerId, 'idVerification', files),
      documentVerificationId: await storeDocument(context, ownerId, 'documentVerification', files),
    };
  } catch (error) {
    dropOldDocuments(context, ownerId, []);
    throw error;
  }
}

async function storeDocument(
  context: Context,
  ownerId: string,
  field: string,
  files: Record<string, Incoming[]>,
): Promise<string> {
  try {
    const { _id } = await keepOwnFile(context, ownerId, 'document', files[field]?.[0]);
    return _id;
  } catch (error) {
    if (error instanceof HttpError && typeof error.detail === 'string')
      throw invalidField(field, 'isDocument', error.detail);
    throw error;
  }
}

const CLOSED = { start: '', end: '', closed: true };

function freshPerformer({ now }: Context, body: RegisterPerformerBody): Performer {
  const at = now().toISOString();
  const { email, username, firstName = '', lastName = '', gender, country = '', phone = '', dateOfBirth } = body;
  return {
    _id: randomBytes(12).toString('hex'),
    createdAt: at,
    updatedAt: at,
    name: body.name || `${firstName} ${lastName}`.trim() || username,
    username,
    firstName,
    lastName,
    email,
    avatar: '',
    cover: '',
    phone,
    phoneCode: '',
    gender: gender || 'female',
    dateOfBirth: dateOfBirth ? new Date(dateOfBirth).toISOString() : '',
    country: country.toUpperCase(),
    city: '',
    languages: [],
    categoryIds: [],
    bio: '',
    height: '',
    weight: '',
    eyes: '',
    hair: '',
    bodyType: '',
    ethnicity: '',
    score: 0,
    stats: {
      likes: 0,
      views: 0,
      subscribers: 0,
      totalVideos: 0,
      totalGalleries: 0,
      totalPhotos: 0,
      totalProducts: 0,
      totalFeeds: 0,
      totalStories: 0,
      totalStreamTime: 0,
    },
    welcomeVideoPath: '',
    activateWelcomeVideo: false,
    status: 'pending-email-confirmation',
    isOnline: false,
    live: 0,
    streamingStatus: 'offline',
    lastStreamingTime: null,
    isFreeSubscription: false,
    durationFreeSubscriptionDays: 1,
    maxParticipantsAllowed: 5,
    verifiedAccount: false,
    verifiedEmail: false,
    verifiedDocument: false,
    balance: 0,
    socialsLink: { facebook: '', twitter: '', google: '', instagram: '', linkedin: '' },
    schedule: { mon: CLOSED, tue: CLOSED, wed: CLOSED, thu: CLOSED, fri: CLOSED, sat: CLOSED, sun: CLOSED },
    blockCountries: [],
  };
}
