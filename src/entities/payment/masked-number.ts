/** The last four characters of an account's number behind dots. Some back ends send it whole, and it is not to reach a page. A masked one stays as it is. */
export const maskedNumber = (number: string): string => `••••${number.replace(/[^\p{L}\p{N}]/gu, '').slice(-4)}`;
