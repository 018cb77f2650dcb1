import { newPasswordProblem } from '@/components/form/new-password-field';
import type { Problems } from '@/components/form/use-form';
import type { RegisterPerformerBody } from '@/contract/auth';
import { emailProblem } from '@/features/account/auth/email';

const GROWN_UP = 18;

/** The form; the two documents stand beside it, for no device keeps files. Their fields hold the names of the files. */
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

/** Never kept: the password, the consent, and which files were chosen. */
export const SECRET = ['password', 'terms', 'idVerification', 'documentVerification'] as const satisfies (keyof RegisterValues)[];

const missing = (text: string, sentence: string) => (text.trim() === '' ? sentence : undefined);

/** What is wrong with a birthday (YYYY-MM-DD) on the day `today`. */
export function birthdayProblem(birthday: string, today: Date): string | undefined {
  const born = new Date(birthday);
  if (birthday === '' || Number.isNaN(born.getTime())) return 'Enter your birthday.';
  const grown = new Date(born);
  grown.setUTCFullYear(grown.getUTCFullYear() + GROWN_UP);
  return grown > today ? 'Performers are 18 or older.' : undefined;
}

export const registerProblems = (values: RegisterValues): Problems<RegisterValues> => ({
  email: emailProblem(values.email),
  username: /^[a-zA-Z0-9]+$/.test(values.username.trim()) ? undefined : 'Choose a user name of letters and digits.',
  password: newPasswordProblem(values.password),
  firstName: missing(values.firstName, 'Enter your first name, as in your document.'),
  lastName: missing(values.lastName, 'Enter your last name, as in your document.'),
  dateOfBirth: birthdayProblem(values.dateOfBirth, new Date()),
  idVerification: missing(values.idVerification, 'Choose the picture of your document.'),
  documentVerification: missing(values.documentVerification, 'Choose the picture of you with your document.'),
  terms: values.terms ? undefined : 'Accept the terms to go on.',
});

/** The text parts that are sent (contract D.6). */
export function registerBody({ email, username, password, name, firstName, lastName, dateOfBirth, country }: RegisterValues): RegisterPerformerBody {
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
