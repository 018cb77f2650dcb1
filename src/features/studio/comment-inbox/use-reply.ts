import { useState } from 'react';
import { useDraft } from '@/components/form/use-draft';
import type { Comment, InboxComment } from '@/contract/comment';
import { removeSentText } from '@/device/drafts';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { replyFailed, replySucceeded } from '@/store/comment/comment.slice';
import { useAppDispatch } from '@/store/hooks';
import { storedError } from '@/store/request/request-state';
import { getThread } from './comment-inbox';

/** Minimum length of a comment (contract B.11). */
const MIN_LENGTH = 2;

/**
 * Reply to a comment; the draft stays on the device until it is sent. `onSent` is called with whether the user typed
 * more meanwhile.
 */
export function useReply(comment: InboxComment, onSent: (answer: Comment, more: boolean) => void) {
  const { comments } = useServices();
  const dispatch = useAppDispatch();
  const draft = `answer:${comment._id}`;
  const [text, setText] = useDraft(draft);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async () => {
    const content = text.trim();
    if (sending) return;
    if (content.length < MIN_LENGTH) {
      setProblem('Enter at least 2 characters.');
      return;
    }
    setSending(true);
    setProblem('');
    try {
      const objectId = getThread(comment);
      const { data } = await comments.create({ objectId, objectType: 'comment', content });
      dispatch(replySucceeded());
      // Not every server returns the reply.
      const answer: Comment = { _id: `sent:${Date.now()}`, objectId, content, ...(data as Comment | null) };
      onSent(answer, removeSentText(draft, content) !== '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.constraints.content ?? 'Your reply wasn’t sent. Your text is still here.');
      dispatch(replyFailed(storedError(error)));
    } finally {
      setSending(false);
    }
  };

  return {
    text,
    sending,
    problem,
    type: (next: string) => {
      setText(next);
      setProblem('');
    },
    send: () => void send(),
  };
}
