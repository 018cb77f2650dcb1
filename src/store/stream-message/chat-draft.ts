/** Key of the draft (device/drafts) of a chat message, until the server has it. */
export const chatDraft = (conversationId: string): string => `chat:${conversationId}`;
