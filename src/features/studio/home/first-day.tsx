import { CalendarPlus, ChevronRight, Film, Landmark, ShoppingBag, UserPen } from 'lucide-react';
import { Link } from '@/components/link';
import { studioPaths } from '@/lib/page/studio-paths';
import styles from './first-day.module.css';

const STEPS = [
  {
    href: studioPaths.profile,
    Icon: UserPen,
    title: 'Introduce yourself',
    text: 'Add a picture, a short bio and your subscription price.',
  },
  {
    href: studioPaths.videoNew,
    Icon: Film,
    title: 'Publish something',
    text: 'Start with a video or a gallery. It can be free until people know you.',
  },
  {
    href: studioPaths.eventNew,
    Icon: CalendarPlus,
    title: 'Announce when you’re live',
    text: 'Fans can add the date to their calendars.',
  },
  {
    href: studioPaths.productNew,
    Icon: ShoppingBag,
    title: 'Open your shop',
    text: 'Sell items you ship or files to download.',
  },
  {
    href: studioPaths.payouts,
    Icon: Landmark,
    title: 'Add a payout account',
    text: 'Choose where we send your payouts.',
  },
];

/** Onboarding steps in the order that pays off. */
export const FirstDay = () => (
  <section aria-labelledby="first-day" className={styles.guide}>
    <h2 id="first-day">Get started</h2>
    <p className={styles.lead}>No earnings yet. These five steps make a page that people subscribe to.</p>
    <ol role="list" className={styles.steps}>
      {STEPS.map(({ href, Icon, title, text }) => (
        <li key={href}>
          <Link href={href} className={styles.step}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.copy}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className={styles.go} />
          </Link>
        </li>
      ))}
    </ol>
  </section>
);
