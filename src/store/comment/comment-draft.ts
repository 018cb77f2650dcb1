/** Key of the draft (device/drafts) of a comment or reply, until the server has it. */
export const commentDraft = (objectId: string): string => `comment:${objectId}`;

/** Key of the draft of an edit, until the server has it. */
export const editDraft = (_id: string): string => `edit:${_id}`;
