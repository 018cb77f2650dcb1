/** Whether a text can be an e-mail address. The server knows better; this saves the way there. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** What is wrong with an e-mail address, or undefined. */
export const emailProblem = (text: string): string | undefined => (looksLikeEmail(text) ? undefined : 'Enter a valid e-mail address.');
