import dynamic from 'next/dynamic';
import { type ComponentType, useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Dialog } from '@/components/dialog/dialog';
import { Checkbox } from '@/components/form/checkbox';
import { TextArea } from '@/components/form/text-area';
import { useDraft } from '@/components/form/use-draft';
import type { TopUpProps } from '@/entities/access/item-slots';
import { formatTokens, pluralize } from '@/lib/format/format';
import { subtractAmounts, multiplyPrice } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { affordableMinutes } from '@/store/private-show/minute-meter';
import { noteDraft } from '@/store/private-show/note-draft';
import styles from './contract-card.module.css';
import type { PrivateShowProps } from './private-show.loader';
import { unreachableReason } from '@/entities/live-show/unreachable-reason';
import { formatAffordable, minutesText, rateText } from './show-labels';

const CameraPreview = dynamic(() => import('./camera-preview').then((module) => module.CameraPreview), { ssr: false });

/** Maximum length of a note on the server. */
const NOTE_LENGTH = 300;

interface ShowRequest {
  userNote: string;
  price: number;
}

interface ContractCardProps extends Omit<PrivateShowProps, 'price'> {
  price: number;
  TopUp: ComponentType<TopUpProps>;
  requesting: boolean;
  /** True if the visitor's video and sound will be sent. */
  sends: boolean;
  onSends: (sends: boolean) => void;
  onRequest: (request: ShowRequest) => void;
}

export function ContractCard({
  kind,
  performer,
  price,
  TopUp,
  requesting,
  sends,
  onSends,
  onRequest,
}: ContractCardProps) {
  const balance = useAppSelector(({ user }) => user.current.balance);
  const minimum = useAppSelector(({ settings }) => Math.max(1, settings.minimumPrivateMinutes ?? 1));
  const [note, setNote] = useDraft(noteDraft(performer._id));
  const [toppingUp, setToppingUp] = useState(false);
  const isGroup = kind === 'group';
  const shortest = isGroup ? 1 : minimum;
  const missing = Math.max(0, subtractAmounts(multiplyPrice(price, shortest), balance));
  const minutes = affordableMinutes(balance, price);
  const unreachable = isGroup
    ? null
    : unreachableReason(performer.streamingStatus, performer.name, Boolean(performer.isOnline));
  const back = paths.privateShow(performer, isGroup ? 'group' : undefined);

  return (
    <article className={styles.card} aria-labelledby="show-title">
      <header className={styles.head}>
        <Avatar
          src={performer.avatar}
          name={performer.name}
          size="lg"
          live={performer.streamingStatus !== 'offline'}
          priority
        />
        <div className={styles.names}>
          <p className={styles.kind}>{isGroup ? 'Group show' : 'Private show'}</p>
          <h1 id="show-title" className={styles.title} dir="auto">
            {isGroup ? `Join ${performer.name} and a few others` : `Just you and ${performer.name}`}
          </h1>
        </div>
      </header>

      <dl className={styles.terms}>
        <div>
          <dt>Price</dt>
          <dd>{price > 0 ? rateText(price) : 'Free'}</dd>
        </div>
        {price > 0 && (
          <>
            <div>
              <dt>Your balance</dt>
              <dd>
                {formatTokens(balance)}
                <span className={missing > 0 ? styles.short : styles.enough}>{formatAffordable(minutes)}</span>
              </dd>
            </div>
            <div>
              <dt>Minimum</dt>
              <dd>{minutesText(shortest)}</dd>
            </div>
          </>
        )}
      </dl>

      <ul className={styles.rules}>
        {isGroup ? (
          <li>You’ll see {performer.name} and anyone else who shares video.</li>
        ) : (
          <li>{performer.name} has one minute to answer. You aren’t charged until the show starts.</li>
        )}
        <li>
          {price > 0 ? 'Each minute is charged when it starts. ' : ''}
          {isGroup ? 'You can leave anytime.' : 'Either of you can end the show anytime.'}
        </li>
        {price > 0 && (
          <li>
            We’ll let you know when you have 3 minutes and 1 minute left. You can get more tokens without leaving.
          </li>
        )}
      </ul>

      <Checkbox
        label="Share my video and sound"
        hint={
          isGroup
            ? 'Everyone in the show can see and hear you. You can also just watch and chat.'
            : `Only ${performer.name} can see and hear you. Turn it off to just watch and chat.`
        }
        checked={sends}
        disabled={requesting}
        onChange={(event) => onSends(event.target.checked)}
      />
      {sends && <CameraPreview />}
      {!isGroup && (
        <TextArea
          label={`Note to ${performer.name} (optional)`}
          rows={2}
          maxLength={NOTE_LENGTH}
          value={note}
          disabled={requesting}
          hint={note.length > 0 ? `${note.length} of ${NOTE_LENGTH} characters` : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      )}

      <div className={styles.footer}>
        {missing > 0 && (
          <p id="show-short" className={styles.reason} role="status">
            You need {formatTokens(missing)} more for{' '}
            {pluralize(shortest, 'one minute', `the minimum of ${minutesText(shortest)}`)}.
          </p>
        )}
        {unreachable && (
          <p id="show-unreachable" className={styles.reason} role="status" dir="auto">
            {unreachable}
          </p>
        )}
        {missing > 0 && (
          <Button variant="primary" size="lg" wide aria-haspopup="dialog" onClick={() => setToppingUp(true)}>
            Get more tokens
          </Button>
        )}
        <Button
          variant={missing > 0 ? 'secondary' : 'primary'}
          size="lg"
          wide
          loading={requesting}
          disabled={missing > 0 || unreachable !== null}
          aria-describedby={
            [missing > 0 && 'show-short', unreachable && 'show-unreachable'].filter(Boolean).join(' ') || undefined
          }
          onClick={() => onRequest({ userNote: note, price })}
        >
          {isGroup ? 'Join group show' : 'Request private show'}
          {price > 0 ? ` at ${rateText(price)}` : ''}
        </Button>
        <ButtonLink variant="ghost" wide href={paths.stream(performer)}>
          Back to room
        </ButtonLink>
      </div>

      <Dialog open={toppingUp} shape="sheet" title="Get more tokens" onClose={() => setToppingUp(false)}>
        <TopUp missing={missing} returnTo={back} onLeave={() => undefined} onBack={() => setToppingUp(false)} />
      </Dialog>
    </article>
  );
}
