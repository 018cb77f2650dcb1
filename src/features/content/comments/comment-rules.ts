const MIN_COMMENT_LENGTH = 2;

/** Error text for a comment that is too short (contract B.11), or an empty string. */
export const commentProblem = (content: string): string =>
  content.length < MIN_COMMENT_LENGTH ? 'Enter at least 2 characters.' : '';
