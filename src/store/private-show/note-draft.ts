/** Key of the draft (device/drafts) of a fan's note to a performer, until their private show has started. */
export const noteDraft = (performerId: string): string => `private-show:${performerId}`;
