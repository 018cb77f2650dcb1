import { Ban, IdCard, MessageSquare, MessageSquareOff } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import type { FanCardProps, PersonActionsProps } from '@/entities/live-show/live-slots';
import { useModeration } from './use-moderation';
import styles from './person-actions.module.css';

interface Props extends PersonActionsProps {
  FanCard?: ComponentType<FanCardProps>;
}

export function PersonActions({ conversationId, person, onClose, FanCard }: Props) {
  const [card, setCard] = useState<FanCardProps['open']>(null);
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  const isOpen = person !== null || card !== null;

  // The clicked name may have left the room or the list in the meantime.
  const wasOpen = useRef(false);
  useEffect(() => {
    const chat = document.getElementById(`chat-${conversationId}`);
    // Safari doesn't focus a clicked button, but an element around it.
    if (wasOpen.current && !isOpen && document.activeElement?.contains(chat)) chat?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, conversationId]);

  const name = person ? person.name || person.username || 'This fan' : '';
  const changeBlock = (userId: string, isBlocked: boolean) =>
    setBlocked((before) => (isBlocked ? [...before, userId] : before.filter((id) => id !== userId)));
  const openCard = () => {
    if (person) setCard({ _id: person._id, fan: person });
    onClose();
  };
  return createPortal(
    <>
      <Dialog open={person !== null} onClose={onClose} title={name} shape="sheet">
        {person ? (
          <Actions
            key={person._id}
            conversationId={conversationId}
            userId={person._id}
            name={name}
            isBlocked={blocked.includes(person._id)}
            onBlocked={(isBlocked) => changeBlock(person._id, isBlocked)}
            onCard={FanCard ? openCard : null}
          />
        ) : null}
      </Dialog>
      {FanCard && card ? <FanCard open={card} onClose={() => setCard(null)} onBlockChange={changeBlock} /> : null}
    </>,
    document.body,
  );
}

interface ActionsProps {
  conversationId: string;
  userId: string;
  name: string;
  isBlocked: boolean;
  onBlocked: (isBlocked: boolean) => void;
  onCard: (() => void) | null;
}

function Actions({ conversationId, userId, name, isBlocked, onBlocked, onCard }: ActionsProps) {
  const { isMuted, offersMute, offersBlock, busy, failure, mute, block } = useModeration(
    conversationId,
    userId,
    onBlocked,
  );
  const [isConfirming, setConfirming] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const blockButton = useRef<HTMLButtonElement>(null);

  const wasConfirming = useRef(false);
  useEffect(() => {
    if (isConfirming) confirm.current?.focus();
    else if (wasConfirming.current) blockButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const describeState = () => {
    if (isBlocked) return `${name} is blocked. They’re out of your show and can’t open anything you publish.`;
    return isMuted ? `${name} is muted and can’t write until the show ends.` : null;
  };
  const confirmBlock = () => {
    setConfirming(false);
    void block(true);
  };
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.state} dir="auto">
        {describeState()}
      </p>
      {offersMute === false || isBlocked ? null : (
        <Button
          wide
          icon={isMuted ? <MessageSquare /> : <MessageSquareOff />}
          loading={busy === 'mute' || offersMute === null}
          onClick={() => void mute(!isMuted)}
        >
          {isMuted ? 'Unmute' : 'Mute for this show'}
        </Button>
      )}
      {onCard ? (
        <Button wide icon={<IdCard />} onClick={onCard}>
          Fan details
        </Button>
      ) : null}
      {!offersBlock ? null : isConfirming ? (
        <div className={styles.question} role="group" aria-label={`Block ${name}?`}>
          <p dir="auto">
            Block {name}? They’ll be removed from your show and can’t find you or open anything you publish. They aren’t
            told why.
          </p>
          <div className={styles.answers}>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button ref={confirm} variant="danger" onClick={confirmBlock}>
              Block {name}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          ref={blockButton}
          wide
          variant={isBlocked ? 'secondary' : 'danger'}
          icon={<Ban />}
          loading={busy === 'block'}
          onClick={() => (isBlocked ? void block(false) : setConfirming(true))}
        >
          {isBlocked ? 'Unblock' : 'Block…'}
        </Button>
      )}
      <p role="alert" className={styles.failure} dir="auto">
        {failure}
      </p>
    </div>
  );
}
