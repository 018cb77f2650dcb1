/** The draft (device/drafts) of a comment on an object, or of an answer to a comment, until the server has it. */
export const commentDraft = (objectId: string): string => `comment:${objectId}`;

/** The draft of a change of an own comment, until the server has it. */
export const editDraft = (_id: string): string => `edit:${_id}`;
