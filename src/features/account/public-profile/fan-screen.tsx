import { Avatar } from '@/components/avatar/avatar';
import { ButtonLink } from '@/components/button/button-link';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import type { FanProps } from './fan.loader';
import styles from './fan-screen.module.css';

export function FanScreen({ fan }: FanProps) {
  const isOwn = useAppSelector((state) => state.user.current._id === fan._id);
  const name = fan.name || fan.username || 'Fan';
  return (
    <article className={styles.card}>
      <Avatar src={fan.avatar} name={name} size="xl" priority />
      <div className={styles.text}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        {fan.username ? (
          <p className={styles.quiet} dir="auto">
            @{fan.username}
          </p>
        ) : null}
        {fan.createdAt ? (
          <p className={styles.quiet}>
            Joined <DateText iso={fan.createdAt} />
          </p>
        ) : null}
        {fan.isOnline ? (
          <p className={styles.online}>
            <span className={styles.dot} aria-hidden="true" />
            Online
          </p>
        ) : null}
      </div>
      {isOwn ? <ButtonLink href={paths.account}>Edit your profile</ButtonLink> : null}
    </article>
  );
}
