const SHORTEST = 2;

/** What is wrong with a text that is too short to be sent (contract B.11); empty when it is long enough. */
export const tooShort = (content: string): string => (content.length < SHORTEST ? 'A comment needs at least 2 characters.' : '');
