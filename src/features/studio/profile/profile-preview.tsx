import { BadgeCheck, ExternalLink, MapPin } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { ButtonLink } from '@/components/button/button-link';
import { Picture } from '@/components/picture/picture';
import type { OwnPerformer } from '@/contract/performer';
import { formatMoney, formatQuantity } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import type { ProfileValues } from './profile-values';
import type { ProfileLists } from './studio-profile.loader';
import styles from './profile-preview.module.css';

interface ProfilePreviewProps {
  performer: OwnPerformer;
  values: ProfileValues;
  lists: ProfileLists;
}

export function ProfilePreview({ performer, values, lists }: ProfilePreviewProps) {
  const currency = useCurrency();
  const avatar = useAppSelector(({ user }) => user.current.avatar);
  const { cover, username, verifiedAccount, monthlyPrice, isFreeSubscription, durationFreeSubscriptionDays } =
    performer;
  const country = lists.countries?.find(({ code }) => code === values.country)?.name;
  const topics = lists.categories?.filter(({ _id }) => values.categoryIds.includes(_id)) ?? [];
  return (
    <aside className={styles.preview} aria-label="Preview of your page">
      <div className={styles.card}>
        <Picture src={cover} alt="" ratio="cover" />
        <div className={styles.person}>
          <Avatar src={avatar} name={values.name} size="xl" className={styles.avatar} />
          <p className={styles.name} dir="auto">
            {values.name || username}
            {verifiedAccount ? <BadgeCheck aria-label="Verified" className={styles.verified} /> : null}
          </p>
          <p className={styles.line}>
            <span dir="ltr">@{username}</span>
            {country ? (
              <span className={styles.location}>
                <MapPin /> {country}
              </span>
            ) : null}
          </p>
          <p className={styles.bio} dir="auto">
            {values.bio || 'Your bio goes here.'}
          </p>
          {topics.length > 0 ? <p className={styles.line}>{topics.map(({ name }) => name).join(' · ')}</p> : null}
          {monthlyPrice !== undefined ? (
            <p className={styles.price}>
              {monthlyPrice > 0 ? `${formatMoney(monthlyPrice, currency)} a month` : 'Free'}
              {isFreeSubscription && durationFreeSubscriptionDays ? (
                <span className={styles.trial}> · {formatQuantity(durationFreeSubscriptionDays, 'day')} free</span>
              ) : null}
            </p>
          ) : null}
        </div>
      </div>
      <p className={styles.quiet}>
        This is the top of your page. It updates as you type; others see it after you save.
      </p>
      <ButtonLink href={paths.performer(performer)} icon={<ExternalLink />}>
        View your public page
      </ButtonLink>
    </aside>
  );
}
