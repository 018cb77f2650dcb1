import type { Problems } from '@/components/form/use-form';
import type { OwnPerformer, UpdatePerformerBody } from '@/contract/performer';
import { getCategoryIds } from '../shared/category-ids';
import { BODY_INFO } from '@/entities/performer/body-info';
import { findChoice, getCode, type PhoneOption } from '@/components/form/phone-options';

export const SOCIALS = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'twitter', label: 'X (Twitter)' },
  { name: 'tiktok', label: 'TikTok' },
  { name: 'youtube', label: 'YouTube' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'google', label: 'Google' },
  { name: 'linkedin', label: 'LinkedIn' },
] as const;

type BodyInfo = Record<(typeof BODY_INFO)[number]['name'], string>;
type SocialName = (typeof SOCIALS)[number]['name'];
type Socials = Record<`socialsLink.${SocialName}`, string>;

/**
 * Form values of the profile. `phoneCode` is an option of `components/form/phone-options`; the birthday is YYYY-MM-DD.
 */
export type ProfileValues = BodyInfo &
  Socials & {
    name: string;
    firstName: string;
    lastName: string;
    bio: string;
    gender: string;
    dateOfBirth: string;
    country: string;
    state: string;
    city: string;
    zipcode: string;
    address: string;
    phoneCode: string;
    phone: string;
    languages: string[];
    categoryIds: string[];
  };

/** The server's key for a network; LinkedIn has two (contract B.2). */
const socialKey = (name: SocialName, socials: Readonly<Record<string, string>>): string =>
  name === 'linkedin' && ('linkedIn' in socials || !('linkedin' in socials)) ? 'linkedIn' : name;

export function profileValues(performer: OwnPerformer, phoneCodes: readonly PhoneOption[]): ProfileValues {
  const {
    name = '',
    firstName = '',
    lastName = '',
    bio = '',
    gender = '',
    country = '',
    state = '',
    city = '',
    zipcode = '',
    address = '',
    phone = '',
  } = performer;
  const socials = performer.socialsLink ?? {};
  return {
    ...(Object.fromEntries(BODY_INFO.map((field) => [field.name, performer[field.name] ?? ''])) as BodyInfo),
    ...(Object.fromEntries(
      SOCIALS.map((page) => [`socialsLink.${page.name}`, socials[socialKey(page.name, socials)] ?? '']),
    ) as Socials),
    ...{ name, firstName, lastName, bio, gender, country, state, city, zipcode, address, phone },
    dateOfBirth: performer.dateOfBirth?.slice(0, 10) ?? '',
    phoneCode: findChoice(phoneCodes, performer.phoneCode ?? '', country),
    languages: performer.languages ?? [],
    categoryIds: getCategoryIds(performer),
  };
}

const isUrlOrUsername = (text: string): boolean => /^(https?:\/\/\S+|@?[\w.-]*)$/i.test(text.trim());

/** Rules that the API's limits don't cover. A birthday that is set (`before`) can't be removed. */
export function profileProblems(values: ProfileValues, before?: ProfileValues): Problems<ProfileValues> {
  const socials = SOCIALS.map((page) => `socialsLink.${page.name}` as const).map((field) => [
    field,
    isUrlOrUsername(values[field])
      ? undefined
      : 'Enter a full link, such as https://example.com/me, or a username such as @me.',
  ]);
  return {
    ...(Object.fromEntries(socials) as Problems<Socials>),
    dateOfBirth: values.dateOfBirth === '' && before?.dateOfBirth ? 'Enter your date of birth.' : undefined,
    phone: /^[\d\s()./-]*$/.test(values.phone)
      ? undefined
      : 'Enter digits only, and choose the country code next to it.',
  };
}

/** Request body (contract D.6). An empty birthday or gender stays unchanged, and so do `before`'s other networks. */
export function profileBody(
  { name, gender, dateOfBirth, phoneCode, phone, ...values }: ProfileValues,
  { socialsLink: before = {} }: Pick<OwnPerformer, 'socialsLink'>,
): UpdatePerformerBody {
  const isSocial = (field: string) => field.startsWith('socialsLink.');
  const socials = SOCIALS.map((page) => [socialKey(page.name, before), values[`socialsLink.${page.name}`].trim()]);
  return {
    ...Object.fromEntries(Object.entries(values).filter(([field]) => !isSocial(field))),
    ...(gender === '' ? {} : { gender: gender as UpdatePerformerBody['gender'] }),
    ...(dateOfBirth === '' ? {} : { dateOfBirth }),
    name: name.trim(),
    phoneCode: getCode(phoneCode),
    phone: phone.trim(),
    socialsLink: { ...before, ...(Object.fromEntries(socials) as Record<string, string>) },
  };
}
