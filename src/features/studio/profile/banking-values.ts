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
