import { newPasswordProblem } from '@/components/form/new-password-field';
import type { Problems } from '@/components/form/use-form';
import type { RegisterPerformerBody } from '@/contract/auth';
import { emailProblem } from '@/features/account/auth/email';

const MIN_AGE_YEARS = 18;

/**
 * Form values. The two documents are kept separately, because files can't be stored on the device; their fields hold
 * the file names.
 */
export const EMPTY = {
  email: '',
  username: '',
  password: '',
  name: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  country: '',
  idVerification: '',
  documentVerification: '',
  terms: false,
};
export type RegisterValues = typeof EMPTY;

/** Values that are never stored on the device. */
export const SECRET = [
  'password',
  'terms',
  'idVerification',
  'documentVerification',
] as const satisfies (keyof RegisterValues)[];

const checkFilled = (text: string, sentence: string) => (text.trim() === '' ? sentence : undefined);

/** Error text for a birthday (YYYY-MM-DD) on the day `today`, or undefined. */
export function birthdayProblem(birthday: string, today: Date): string | undefined {
  const born = new Date(birthday);
  if (birthday === '' || Number.isNaN(born.getTime())) return 'Enter your date of birth.';
  const grown = new Date(born);
  grown.setUTCFullYear(grown.getUTCFullYear() + MIN_AGE_YEARS);
  return grown > today ? 'You must be 18 or older.' : undefined;
}

export const registerProblems = (values: RegisterValues): Problems<RegisterValues> => ({
  email: emailProblem(values.email),
  username: /^[a-zA-Z0-9]+$/.test(values.username.trim()) ? undefined : 'Use only letters and numbers.',
  password: newPasswordProblem(values.password),
  firstName: checkFilled(values.firstName, 'Enter your first name as shown on your ID.'),
  lastName: checkFilled(values.lastName, 'Enter your last name as shown on your ID.'),
  dateOfBirth: birthdayProblem(values.dateOfBirth, new Date()),
  idVerification: checkFilled(values.idVerification, 'Choose a photo of your ID.'),
  documentVerification: checkFilled(values.documentVerification, 'Choose a selfie with your ID.'),
  terms: values.terms ? undefined : 'Accept the terms to continue.',
});

export function registerBody({
  email,
  username,
  password,
  name,
  firstName,
  lastName,
  dateOfBirth,
  country,
}: RegisterValues): RegisterPerformerBody {
  return {
    email: email.trim(),
    username: username.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    dateOfBirth,
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(country ? { country } : {}),
  };
}
