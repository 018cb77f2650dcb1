import { useState } from 'react';
import { useDraft } from '@/components/form/use-draft';
import type { Comment, InboxComment } from '@/contract/comment';
import { readDraft, removeSentText, writeDraft } from '@/device/drafts';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { editDraft } from '@/store/comment/comment-draft';
import { commentEdited, editFailed, replyFailed, replySucceeded } from '@/store/comment/comment.slice';
import { useAppDispatch } from '@/store/hooks';
import { storedError, type StoredError } from '@/store/request/request-state';
import { getThread } from './comment-inbox';

/** Minimum length of a comment (contract B.11). */
const MIN_LENGTH = 2;

/** Id of a reply that the server didn't return. */
const UNKNOWN_ID = 'sent:';

export const isEditable = ({ _id }: Comment): boolean => !_id.startsWith(UNKNOWN_ID);

interface Submission {
  text: string;
  onType: (text: string) => void;
  send: (content: string) => Promise<void>;
  onFailure: (error: StoredError) => void;
  /** Message below the field. */
  failure: string;
}

function useReplyText({ text, onType, send, onFailure, failure }: Submission) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const submit = async () => {
    const content = text.trim();
    if (sending) return;
    if (content.length < MIN_LENGTH) {
      setProblem('Enter at least 2 characters.');
      return;
    }
    setSending(true);
    setProblem('');
    try {
      await send(content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.constraints.content ?? failure);
      onFailure(storedError(error));
    } finally {
      setSending(false);
    }
  };

  return {
    text,
    sending,
    problem,
    type: (next: string) => {
      onType(next);
      setProblem('');
    },
    send: () => void submit(),
  };
}

export type ReplyText = ReturnType<typeof useReplyText>;

/**
 * Reply to a comment; the draft stays on the device until it is sent. `onSent` is called with whether the user typed
 * more meanwhile.
 */
export function useReply(comment: InboxComment, onSent: (answer: Comment, more: boolean) => void): ReplyText {
  const { comments } = useServices();
  const dispatch = useAppDispatch();
  const draft = `answer:${comment._id}`;
  const [text, onType] = useDraft(draft);
  return useReplyText({
    text,
    onType,
    send: async (content) => {
      const objectId = getThread(comment);
      const { data } = await comments.create({ objectId, objectType: 'comment', content });
      dispatch(replySucceeded());
      // Not every server returns the reply.
      const answer: Comment = { _id: UNKNOWN_ID + Date.now(), objectId, content, ...(data as Comment | null) };
      onSent(answer, removeSentText(draft, content) !== '');
    },
    onFailure: (error) => dispatch(replyFailed(error)),
    failure: 'Your reply wasn’t sent. Your text is still here.',
  });
}

/** Edit of a reply. Its draft is also the one of the public page. `onSaved` is called with the saved text. */
export function useReplyEdit(
  { _id, objectId, content: before }: Comment,
  onSaved: (content: string, more: boolean) => void,
): ReplyText {
  const { comments } = useServices();
  const dispatch = useAppDispatch();
  const draft = editDraft(_id);
  const [text, setText] = useState(() => readDraft(draft) || before);
  return useReplyText({
    text,
    onType: (next) => {
      setText(next);
      writeDraft(draft, next);
    },
    send: async (content) => {
      if (content !== before) {
        await comments.update(_id, { content });
        dispatch(commentEdited({ _id, objectId, content }));
      }
      const typed = readDraft(draft).trim();
      const more = typed !== '' && typed !== content;
      if (!more) writeDraft(draft, '');
      onSaved(content, more);
    },
    onFailure: (error) => dispatch(editFailed({ _id, error })),
    failure: 'Your changes weren’t saved. Your text is still here.',
  });
}
