/** The draft (device/drafts) of what somebody writes in a room, until the server has it. */
export const chatDraft = (conversationId: string): string => `chat:${conversationId}`;
