import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
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
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const endEdit = () => {
    setIsEditing(false);
    editButton.current?.focus();
  };
  return (
    <div className={styles.answer}>
      <p role="status">
        <span className={styles.quiet}>You replied</span> <span dir="auto">{reply.content}</span>
      </p>
      {isEditing && (
        <EditForm
          reply={reply}
          onSaved={(content, more) => {
            onEdited(content);
            if (!more) endEdit();
          }}
          onCancel={() => {
            writeDraft(editDraft(reply._id), '');
            endEdit();
          }}
        />
      )}
      {isEditable(reply) && (
        <div className={styles.buttons}>
          <Button
            ref={editButton}
            type="text"
            size="small"
            className={styles.act}
            icon={<Pencil />}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
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
