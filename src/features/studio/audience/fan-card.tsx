import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import type { PublicUser } from '@/contract/user';
import { paths } from '@/lib/page/paths';
import { TextArea } from '@/components/form/text-area';
import { FanBlock } from './fan-block';
import { FanComments } from './fan-comments';
import { FanPurchases } from './fan-purchases';
import { FanSubscriptions } from './fan-subscriptions';
import { personName } from './person-name';
import { useFanNote } from './use-fan-note';
import styles from './fan-card.module.css';

interface FanCardProps {
  _id: string;
  fan: PublicUser | null;
  onBlockChange: (isBlocked: boolean) => void;
}

export function FanCard({ _id, fan, onBlockChange }: FanCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Avatar src={fan?.avatar} name={personName(fan)} size="lg" />
        <div className={styles.text}>
          {fan?.username ? <p dir="auto">@{fan.username}</p> : null}
          {fan?.createdAt ? (
            <p className={styles.quiet}>
              Joined <LocalDate iso={fan.createdAt} />
            </p>
          ) : null}
          {fan ? (
            <Link href={paths.fan(fan)} className={styles.quiet}>
              View public page
            </Link>
          ) : (
            <p className={styles.quiet}>This account was deleted. Its purchases stay listed here.</p>
          )}
        </div>
      </div>
      <FanNote fanId={_id} />
      {fan ? <FanBlock fanId={_id} name={personName(fan)} onChange={onBlockChange} /> : null}
      <FanSubscriptions fanId={_id} />
      <FanPurchases fanId={_id} />
      <FanComments fanId={_id} />
    </div>
  );
}

function FanNote({ fanId }: { fanId: string }) {
  const [note, saveNote] = useFanNote(fanId);
  return (
    <TextArea
      label="Your private note"
      rows={3}
      maxLength={2000}
      value={note}
      onChange={(event) => saveNote(event.target.value)}
      hint="Saved as you type, on this device only. No one else can see it."
    />
  );
}
