import { CalendarPlus, ChevronRight, Film, Landmark, ShoppingBag, UserPen } from 'lucide-react';
import { Link } from '@/components/link';
import { studioPaths } from '@/lib/page/studio-paths';
import styles from './first-day.module.css';

const STEPS = [
  { href: studioPaths.profile, Icon: UserPen, title: 'Introduce yourself', text: 'A picture, a few sentences, and what a subscription costs.' },
  { href: studioPaths.videoNew, Icon: Film, title: 'Publish something', text: 'A first video, or a gallery. It can be free until people know you.' },
  { href: studioPaths.eventNew, Icon: CalendarPlus, title: 'Say when you are live', text: 'Fans put the date into their calendars.' },
  { href: studioPaths.productNew, Icon: ShoppingBag, title: 'Open your shop', text: 'Things you send by post, or files to download.' },
  { href: studioPaths.payouts, Icon: Landmark, title: 'Say where your money goes', text: 'The account that payouts are sent to.' },
];

/** What to do in a studio in which nothing has happened yet, in the order that pays. */
export const FirstDay = () => (
  <section aria-labelledby="first-day" className={styles.guide}>
    <h2 id="first-day">Your first day</h2>
    <p className={styles.lead}>Nothing has come in yet. These five steps make a page that people subscribe to.</p>
    <ol role="list" className={styles.steps}>
      {STEPS.map(({ href, Icon, title, text }) => (
        <li key={href}>
          <Link href={href} className={styles.step}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.words}>
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
