/**
 * Masks an account number except for its last four characters, because some back ends send it in full. Masked numbers
 * stay the same.
 */
export const maskedNumber = (number: string): string => `••••${number.replace(/[^\p{L}\p{N}]/gu, '').slice(-4)}`;
