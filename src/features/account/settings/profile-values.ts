import { sameValue } from '@/components/form/form-values';
import type { Problems } from '@/components/form/use-form';
import type { CurrentUser, UpdateUserBody } from '@/contract/user';
import { BODY_INFO } from '@/entities/performer/body-info';
import { findChoice, getCode, type PhoneOption } from '@/components/form/phone-options';

/** Servers accept longer names from performers than from fans. */
export const getMaxNameLength = (isPerformer: boolean): number => (isPerformer ? 100 : 80);

type BodyInfo = Record<(typeof BODY_INFO)[number]['name'], string>;

/** Form values. `phoneCode` is an option value, see `components/form/phone-options`. */
export type ProfileValues = BodyInfo & {
  name: string;
  gender: string;
  country: string;
  phoneCode: string;
  phone: string;
  languages: string[];
};

/** Form values of an account. Fans have no body info: those fields stay empty and are not sent. */
export function profileValues(user: CurrentUser, phoneCodes: readonly PhoneOption[]): ProfileValues {
  const bodyInfo = Object.fromEntries(
    BODY_INFO.map(({ name }) => [name, (user.isPerformer && user[name]) || '']),
  ) as BodyInfo;
  const country = user.country ?? '';
  return {
    ...bodyInfo,
    name: user.name,
    gender: user.gender ?? '',
    country,
    phoneCode: findChoice(phoneCodes, user.phoneCode ?? '', country),
    phone: user.phone ?? '',
    languages: user.languages ?? [],
  };
}

/** A stored name or phone number may have any form: it must not keep the visitor from changing other fields. */
export function profileProblems(
  { name, phone }: ProfileValues,
  initial: ProfileValues,
  maxNameLength: number,
): Problems<ProfileValues> {
  return {
    name:
      name.trim() === ''
        ? 'Enter a display name.'
        : name !== initial.name && name.trim().length > maxNameLength
          ? `Use at most ${maxNameLength} characters.`
          : undefined,
    phone:
      phone === initial.phone || /^[\d\s()./-]*$/.test(phone)
        ? undefined
        : 'Enter digits only, without the country code.',
  };
}

/**
 * The fields that changed: sending the others would undo changes made elsewhere. Some servers require the username
 * (contract H-41).
 */
export function profileBody(
  values: ProfileValues,
  initial: ProfileValues,
  { username, isPerformer }: Pick<CurrentUser, 'username' | 'isPerformer'>,
): UpdateUserBody {
  const { name, gender, country, phoneCode, phone, languages, ...bodyInfo } = values;
  const fields = {
    name: name.trim(),
    gender,
    country,
    phoneCode: getCode(phoneCode),
    phone: phone.trim(),
    languages,
    ...(isPerformer ? bodyInfo : {}),
  };
  const changed = Object.entries(fields).filter(
    ([field]) => !sameValue(values[field as keyof ProfileValues], initial[field as keyof ProfileValues]),
  );
  return { ...Object.fromEntries(changed), ...(username && { username }) };
}
