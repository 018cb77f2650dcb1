import { Button, Progress, Tooltip } from 'antd';
import {
  CalendarPlus,
  Check,
  ChevronRight,
  Film,
  Landmark,
  type LucideIcon,
  ShoppingBag,
  Tag,
  UserPen,
  X,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { withQuery } from '@/lib/lists/query';
import { studioPaths } from '@/lib/page/studio-paths';
import { onFirstStepsDismissed, areFirstStepsDismissed, dismissFirstSteps } from '@/device/first-steps';
import { useAppSelector } from '@/store/hooks';
import { LoadedPart } from '../shared/states';
import { FIRST_STEPS, type FirstStep } from './first-steps.loader';
import { StudioTourMount } from './studio-tour-mount';
import type { useStudioHome } from './use-studio-home';
import styles from './first-steps.module.css';

const STEPS: Record<FirstStep, { href: string; Icon: LucideIcon; title: string; text: string }> = {
  profile: {
    href: studioPaths.profile,
    Icon: UserPen,
    title: 'Introduce yourself',
    text: 'Add a picture and a short bio.',
  },
  prices: {
    href: withQuery(studioPaths.profile, { tab: 'prices' }),
    Icon: Tag,
    title: 'Set your prices',
    text: 'Choose what a subscription and private shows cost.',
  },
  publish: {
    href: studioPaths.videoNew,
    Icon: Film,
    title: 'Publish something',
    text: 'Start with a video or a gallery. It can be free until people know you.',
  },
  event: {
    href: studioPaths.eventNew,
    Icon: CalendarPlus,
    title: 'Announce when you’re live',
    text: 'Fans can add the date to their calendars.',
  },
  shop: {
    href: studioPaths.productNew,
    Icon: ShoppingBag,
    title: 'Open your shop',
    text: 'Sell items you ship or files to download.',
  },
  payout: {
    href: withQuery(studioPaths.profile, { tab: 'payouts' }),
    Icon: Landmark,
    title: 'Add a payout account',
    text: 'Choose where we send your payouts.',
  },
};

/** Checklist for new performers, until it is complete or dismissed. */
export function FirstSteps({ data }: { data: ReturnType<typeof useStudioHome>['firstSteps'] }) {
  const { isDismissed, dismiss } = useFirstSteps();
  const { part } = data;
  const done = part.ok ? part.content : [];
  if (isDismissed || done === null) return null;
  return (
    <section
      aria-labelledby="first-steps"
      className={cx(styles.guide, isDismissed === null && styles.dismissible)}
      data-tour="first-steps"
    >
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.heading}>
          Get started
        </h2>
        {part.ok ? (
          <p className={styles.progress}>
            {done.length} of {FIRST_STEPS.length} done
          </p>
        ) : null}
        <Tooltip title="Dismiss checklist">
          <Button type="text" aria-label="Dismiss checklist" icon={<X size={20} />} onClick={dismiss} />
        </Tooltip>
      </div>
      <LoadedPart title="Your checklist couldn’t be loaded." data={data}>
        {() => (
          <>
            <Progress
              percent={Math.round((done.length / FIRST_STEPS.length) * 100)}
              showInfo={false}
              aria-label="Checklist"
            />
            <ol role="list" className={styles.steps}>
              {FIRST_STEPS.map((step) => (
                <Step key={step} {...STEPS[step]} isDone={done.includes(step)} />
              ))}
            </ol>
            <StudioTourMount isNew={isDismissed === false && !done.includes('publish')} />
          </>
        )}
      </LoadedPart>
    </section>
  );
}

function Step({ href, Icon, title, text, isDone }: (typeof STEPS)[FirstStep] & { isDone: boolean }) {
  return (
    <li>
      <Link href={href} className={cx(styles.step, isDone && styles.done)}>
        <span className={styles.icon}>{isDone ? <Check /> : <Icon />}</span>
        <span className={styles.copy}>
          <span className={styles.title}>
            {isDone ? <span className="visually-hidden">Done: </span> : null}
            {title}
          </span>
          {isDone ? null : <span className={styles.text}>{text}</span>}
        </span>
        <ChevronRight className={styles.go} />
      </Link>
    </li>
  );
}

/** Whether this performer dismissed the checklist; null until the device was asked. */
function useFirstSteps() {
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  // For devices that store nothing.
  const [isClosed, setIsClosed] = useState(false);
  const isStored = useSyncExternalStore(
    onFirstStepsDismissed,
    () => areFirstStepsDismissed(me),
    () => null,
  );
  const dismiss = () => {
    setIsClosed(true);
    dismissFirstSteps(me);
  };
  return { isDismissed: isClosed || isStored, dismiss };
}
