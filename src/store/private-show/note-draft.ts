/** The draft (device/drafts) of a fan's note to a performer, until a private show of the two has begun. */
export const noteDraft = (performerId: string): string => `private-show:${performerId}`;
