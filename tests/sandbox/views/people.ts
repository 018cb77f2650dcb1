import type { z } from 'zod';
import type { Banking, ownPerformerSchema, performerSchema } from '@/contract/performer';
import type { publicUserSchema, userSchema } from '@/contract/user';
import type { Performer, User } from '../db/rows';
import type { Viewer } from '../http/session';
import type { SourceType } from '../seed/rows/common';
import type { BankingRow } from '../seed/rows/people';
import { pick } from './pick';
import { numberSetting } from './settings';
import type { View } from './view';

export type PublicPerson = z.input<typeof publicUserSchema>;
type PerformerCard = z.input<typeof performerSchema>;

/** The public fields of an account, for comments, messages and rooms. */
export function publicPerson({ source, account }: Viewer): PublicPerson {
  const { _id, name, username, firstName, lastName, avatar, isOnline, createdAt } = account;
  return { _id, name, username, firstName, lastName, avatar, isOnline, isPerformer: source === 'performer', createdAt };
}

/** The author of something, or null if the account was deleted. */
export function personById({ store }: Pick<View, 'store'>, source: SourceType, id: string): PublicPerson | null {
  if (source === 'user') {
    const account = store.users.get(id);
    return account ? publicPerson({ source, account }) : null;
  }
  const account = store.performers.get(id);
  return account ? publicPerson({ source, account }) : null;
}

export function ownUser({ rights }: View, user: User): z.input<typeof userSchema> {
  const membership = rights.membership();
  return {
    ...user,
    isPerformer: false,
    isSubscribed: membership !== null,
    memberShipExpiredAt: membership?.expiredAt ?? null,
  };
}

/** A performer in lists and other records (contract B.2, search form). */
export function performerCard({ rights }: View, performer: Performer): PerformerCard {
  return {
    ...pick(
      performer,
      '_id',
      'name',
      'username',
      'avatar',
      'cover',
      'gender',
      'country',
      'dateOfBirth',
      'bio',
      'isOnline',
      'live',
      'streamingStatus',
      'stats',
      'score',
      'isFreeSubscription',
      'monthlyPrice',
      'yearlyPrice',
      'verifiedAccount',
      'languages',
      'categoryIds',
      'createdAt',
      'updatedAt',
    ),
    isSubscribed: rights.subscribedTo(performer._id),
    isBookMarked: rights.reacted('favourite', performer._id),
    isPerformer: true,
  };
}

/** A performer's public page. The contract removes the private fields. */
export function performerProfile(view: View, performer: Performer): PerformerCard {
  return {
    ...performer,
    socialsLink: { ...performer.socialsLink },
    categories: view.categories(performer.categoryIds),
    welcomeVideoPath: performer.activateWelcomeVideo ? performer.welcomeVideoPath : null,
    isSubscribed: view.rights.subscribedTo(performer._id),
    isBookMarked: view.rights.reacted('favourite', performer._id),
    isPerformer: true,
  };
}

/** The cards of these performers, in this order. */
export const performerCards = (view: View, ids: readonly string[]): PerformerCard[] =>
  view.performers(ids).map((performer) => performerCard(view, performer));

export function ownPerformer(view: View, performer: Performer): z.input<typeof ownPerformerSchema> {
  const {
    email,
    phone,
    phoneCode,
    balance,
    status,
    city,
    state = '',
    zipcode = '',
    address = '',
    idVerificationId,
    documentVerificationId,
    bankingInformation,
  } = performer;
  return {
    ...performerProfile(view, performer),
    ...{ email, phone, phoneCode, balance, status, city, state, zipcode, address },
    // Owners see it even while it is hidden from visitors.
    welcomeVideoPath: performer.welcomeVideoPath,
    idVerificationId: idVerificationId ?? null,
    idVerification: documentView(view, idVerificationId),
    documentVerificationId: documentVerificationId ?? null,
    documentVerification: documentView(view, documentVerificationId),
    bankingInformation: bankingInformation ? maskedBanking(bankingInformation) : null,
    blockCountries: { countryCodes: performer.blockCountries },
    commissionSetting: { siteCommission: numberSetting(view.store, 'siteCommission', 0.2) },
    roles: ['performer'],
    isPerformer: true,
  };
}

/** A document's name and a signed URL, valid for a few hours. */
export function documentView(view: View, id: string | undefined) {
  const file = id === undefined ? undefined : view.store.uploads.get(id);
  return file
    ? {
        _id: file._id,
        name: file.name ?? '',
        mimeType: file.type,
        type: 'performer-document',
        url: view.opened(`/files/documents/${file._id}`, 'document', file._id),
      }
    : null;
}

const DOTS = '••••';
/** Masks all but the last four characters of a number. */
export const masked = (text: string): string => DOTS + text.replace(/[^A-Za-z0-9]/g, '').slice(-4);

/** The payout account with masked numbers. No response contains the full ones. */
export function maskedBanking({ bankAccount, SSN, bankRouting, bankSwiftCode, ...open }: BankingRow): Banking {
  const hidden = Object.entries({ SSN, bankRouting, bankSwiftCode }).flatMap(([key, value]) =>
    value ? [[key, masked(value)]] : [],
  );
  return { ...open, bankAccount: masked(bankAccount), ...Object.fromEntries(hidden) };
}

export function performerById(view: View, id: string | null): PerformerCard | null {
  return id === null ? null : (performerCards(view, [id])[0] ?? null);
}
