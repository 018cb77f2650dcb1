import { Button, Checkbox } from 'antd';
import { Ban, CircleAlert, Filter, IdCard, Reply, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { LinkButton } from '../shared/link-button';
import { StatusTag } from '../shared/status-tag';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { LocalDate } from '@/components/text/local-date';
import type { Comment, InboxComment } from '@/contract/comment';
import { highlightWords } from '@/device/highlighted-words';
import { paths } from '@/lib/page/paths';
import { LikeComment } from './like-comment';
import { ReplyForm } from './reply-form';
import { SentReply } from './sent-reply';
import { useReply } from './use-reply';
import styles from './inbox.module.css';

interface InboxCommentItemProps {
  comment: InboxComment;
  highlightedWords: readonly string[];
  itemHref: string | null;
  onlyHref: string | null;
  failure?: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onAnswered: () => void;
  onDelete: () => void;
  /** Missing if the author can’t be blocked. */
  onBlock?: () => void;
  /** Opens the fan card; null for performers and deleted accounts. */
  onCard: (() => void) | null;
}

export function InboxCommentItem({
  comment,
  highlightedWords,
  itemHref,
  onlyHref,
  failure,
  isSelected,
  onSelect,
  onAnswered,
  onDelete,
  onBlock,
  onCard,
}: InboxCommentItemProps) {
  const { content, createdAt, creator, objectInfo, objectType } = comment;
  const name = creator?.name || creator?.username || 'Deleted account';
  const [answering, setAnswering] = useState(false);
  const [answers, setAnswers] = useState<readonly Comment[]>([]);
  const replyButton = useRef<HTMLButtonElement>(null);
  const isAnswered = answers.length > 0 || comment.isAnswered;

  const endAnswer = () => {
    setAnswering(false);
    replyButton.current?.focus();
  };
  return (
    <article className={styles.comment} aria-label={`Comment by ${name}`}>
      <div className={styles.lead}>
        <Checkbox
          className={styles.select}
          aria-label={`Select comment by ${name}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
        <Avatar src={creator?.avatar} name={creator ? name : ''} />
      </div>
      <div className={styles.body}>
        <header className={styles.who}>
          {creator ? (
            <Link
              className={styles.name}
              href={creator.isPerformer ? paths.performer(creator) : paths.fan(creator)}
              dir="auto"
            >
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {createdAt ? (
            <span className={styles.quiet}>
              <LocalDate iso={createdAt} />
            </span>
          ) : null}
          {isAnswered === undefined ? null : (
            <StatusTag
              {...(isAnswered ? { tone: 'good', label: 'Answered' } : { tone: 'wait', label: 'Unanswered' })}
            />
          )}
        </header>
        <MarkedText text={content} words={highlightedWords} />
        {objectInfo ? (
          <p className={styles.about}>
            {objectInfo.image ? (
              <span className={styles.thumb}>
                <Picture src={objectInfo.image} alt="" ratio="square" />
              </span>
            ) : null}
            <span>
              {objectType === 'comment' ? 'A reply on ' : 'On '}
              <ItemLink href={itemHref}>{objectInfo.title}</ItemLink>
            </span>
          </p>
        ) : objectInfo === null ? (
          <p className={styles.about}>This content was deleted.</p>
        ) : null}
        {answers.map((answer) => (
          <SentReply
            key={answer._id}
            reply={answer}
            onEdited={(edited) =>
              setAnswers((before) =>
                before.map((each) => (each._id === answer._id ? { ...each, content: edited } : each)),
              )
            }
          />
        ))}
        {answering ? (
          <NewReply
            comment={comment}
            name={name}
            onSent={(answer, more) => {
              setAnswers((before) => [...before, answer]);
              onAnswered();
              if (!more) endAnswer();
            }}
            onCancel={endAnswer}
          />
        ) : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            <CircleAlert />
            <span dir="auto">{failure}</span>
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button
            ref={replyButton}
            type="text"
            size="small"
            className={styles.act}
            icon={<Reply />}
            aria-expanded={answering}
            onClick={() => setAnswering(!answering)}
          >
            Reply
          </Button>
          <LikeComment _id={comment._id} isLiked={comment.isLiked} totalLike={comment.totalLike} />
          {onCard ? (
            <Button type="text" size="small" className={styles.act} icon={<IdCard />} onClick={onCard}>
              Fan details
            </Button>
          ) : null}
          {onlyHref ? (
            <LinkButton
              type="text"
              size="small"
              className={styles.act}
              icon={<Filter />}
              href={onlyHref}
              scroll={false}
            >
              Show comments on this item
            </LinkButton>
          ) : null}
          <Button type="text" size="small" className={styles.act} icon={<Trash2 />} onClick={onDelete}>
            Delete
          </Button>
          {onBlock ? (
            <Button
              type="text"
              size="small"
              className={styles.act}
              icon={<Ban />}
              aria-haspopup="dialog"
              onClick={onBlock}
            >
              Block<span className="visually-hidden"> {name}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

interface NewReplyProps {
  comment: InboxComment;
  name: string;
  /** `more`: the user typed on while the reply was being sent. */
  onSent: (answer: Comment, more: boolean) => void;
  onCancel: () => void;
}

const NewReply = ({ comment, name, onSent, onCancel }: NewReplyProps) => (
  <ReplyForm form={useReply(comment, onSent)} label={`Your reply to ${name}`} submit="Send reply" onCancel={onCancel} />
);

const ItemLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <Link className={styles.item} href={href} dir="auto">
      {children}
    </Link>
  ) : (
    <bdi className={styles.item}>{children}</bdi>
  );

/** Comment text with highlighted words marked, rendered as text only. */
const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) => (
  <p className={styles.text} dir="auto">
    {highlightWords(text, words).map((piece, index) =>
      piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
    )}
  </p>
);
