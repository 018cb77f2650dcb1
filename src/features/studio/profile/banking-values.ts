import type { Problems } from '@/components/form/use-form';
import type { BankingBody } from '@/contract/performer';

export const NO_BANKING = {
  firstName: '',
  lastName: '',
  bankName: '',
  bankAccount: '',
  bankSwiftCode: '',
  bankRouting: '',
  SSN: '',
  address: '',
  city: '',
  state: '',
  country: '',
};
export type BankingValues = typeof NO_BANKING;

/** Account numbers stay in memory and are never stored on the device. */
export const SECRET = ['bankAccount', 'bankSwiftCode', 'bankRouting', 'SSN'] as const satisfies (keyof BankingValues)[];

const missing = (text: string, sentence: string) => (text.trim() === '' ? sentence : undefined);

export const bankingProblems = ({
  firstName,
  lastName,
  bankName,
  bankAccount,
}: BankingValues): Problems<BankingValues> => ({
  firstName: missing(firstName, 'Enter the account holder’s first name.'),
  lastName: missing(lastName, 'Enter the account holder’s last name.'),
  bankName: missing(bankName, 'Enter the name of the bank.'),
  bankAccount: /^[A-Za-z0-9 -]{4,42}$/.test(bankAccount.trim())
    ? undefined
    : 'Enter the account number or IBAN: 4 to 42 letters and numbers.',
});

/** Request body: the filled-in fields only. */
export const bankingBody = (values: BankingValues): BankingBody => {
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
  const { firstName, lastName, bankName, bankAccount } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    bankName: bankName.trim(),
    bankAccount: bankAccount.trim(),
    ...given,
  };
};
