import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from '@/contract/comment';
import { writeDraft } from '@/device/drafts';
import { editDraft } from '@/store/comment/comment-draft';
import { ReplyForm } from './reply-form';
import { isEditable, useReplyEdit } from './use-reply';
import styles from './inbox.module.css';

interface SentReplyProps {
  reply: Comment;
  onEdited: (content: string) => void;
}

/** A reply that was just sent. */
export function SentReply({ reply, onEdited }: SentReplyProps) {
  const [state, setState] = useState<'shown' | 'editing' | 'edited'>('shown');
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'edited') editButton.current?.focus();
  }, [state]);

  if (state === 'editing') {
    return (
      <div className={styles.answer}>
        <EditForm
          reply={reply}
          onSaved={(content, more) => {
            onEdited(content);
            if (!more) setState('edited');
          }}
          onCancel={() => {
            writeDraft(editDraft(reply._id), '');
            setState('edited');
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.answer}>
      <p role="status">
        <span className={styles.quiet}>You replied</span> <span dir="auto">{reply.content}</span>
      </p>
      {isEditable(reply) && (
        <div className={styles.buttons}>
          <Button
            ref={editButton}
            type="text"
            size="small"
            className={styles.act}
            icon={<Pencil />}
            onClick={() => setState('editing')}
          >
            Edit
          </Button>
        </div>
      )}
    </div>
  );
}

interface EditFormProps {
  reply: Comment;
  onSaved: (content: string, more: boolean) => void;
  onCancel: () => void;
}

const EditForm = ({ reply, onSaved, onCancel }: EditFormProps) => (
  <ReplyForm form={useReplyEdit(reply, onSaved)} label="Your reply" submit="Save" onCancel={onCancel} />
);
