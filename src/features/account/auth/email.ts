/** True if a text looks like an email address. Catches typos early; the server validates the address. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

export const emailProblem = (text: string): string | undefined =>
  looksLikeEmail(text) ? undefined : 'Enter a valid email address.';
