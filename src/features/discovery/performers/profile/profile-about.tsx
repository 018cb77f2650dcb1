import type { ComponentType } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { DiscussionProps } from '@/entities/access/item-slots';
import { TagList } from '@/components/text/tag-list';
import type { Performer, WeeklySchedule } from '@/contract/performer';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { VideoPlayer } from '@/media/video-player';
import { useTimeZone } from '@/components/text/use-time-zone';
import type { Fact } from './profile-facts';
import { socialLinks } from './social-links';
import { hasWelcomeVideo } from './welcome-video';
import { weeklyHours } from './weekly-hours';
import styles from './profile-about.module.css';

interface ProfileAboutProps {
  performer: Performer;
  facts: Fact[];
  /** When the page was rendered. */
  from: string;
  Discussion: ComponentType<DiscussionProps>;
}

export function ProfileAbout({ performer, facts, from, Discussion }: ProfileAboutProps) {
  const { name, bio, categories = [], socialsLink, schedule, cover } = performer;
  const links = socialLinks(socialsLink);
  return (
    <>
      <div className={styles.about}>
        <div className={styles.text}>
          <section className={styles.section} aria-labelledby="about-bio">
            <h2 id="about-bio" dir="auto">
              About {name}
            </h2>
            <p className={styles.bio} dir="auto">
              {toDescription(bio) || 'No bio yet.'}
            </p>
            <TagList
              label="Categories"
              tags={categories.map((category) => ({ text: category.name, href: paths.category(category) }))}
            />
            {links.length > 0 && (
              <ul className={styles.links} aria-label={`${name} elsewhere`}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener nofollow ugc">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {hasWelcomeVideo(performer) && (
            <section id="welcome" className={styles.section} aria-labelledby="welcome-title">
              <h2 id="welcome-title">Welcome</h2>
              <VideoPlayer
                id={`welcome-${performer._id}`}
                title={performer.welcomeVideoName || `${name} says hello`}
                source={{ url: performer.welcomeVideoPath ?? '' }}
                poster={cover}
              />
            </section>
          )}
        </div>
        <div className={styles.side}>
          <WeeklyTimes performer={performer} schedule={schedule} madeAt={from} />
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <div className={styles.discussion}>
        <Discussion objectId={performer._id} ownerIds={[performer._id]} />
      </div>
    </>
  );
}

interface WeeklyTimesProps {
  performer: Pick<Performer, '_id' | 'username'>;
  schedule: WeeklySchedule | undefined;
  /** When the page was rendered; decides on daylight saving time. */
  madeAt: string;
}

/** Usual live times in the visitor's time zone, with a link to a calendar of all events. */
function WeeklyTimes({ performer, schedule, madeAt }: WeeklyTimesProps) {
  const hours = weeklyHours(schedule, useTimeZone(), Date.parse(madeAt));
  return (
    <section className={styles.facts} aria-labelledby="times">
      <h2 id="times" className={styles.factsTitle}>
        Usually live
      </h2>
      {hours.length > 0 ? (
        <dl>
          {hours.map(({ weekday, times, zone }) => (
            <div key={weekday + times} className={styles.fact}>
              <dt>{weekday}</dt>
              <dd className={styles.times}>
                {times} {zone}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.none}>No regular schedule. Watch for announced events.</p>
      )}
      <a className={styles.calendar} href={paths.performerCalendar(performer)}>
        <CalendarPlus />
        Add all events to your calendar
      </a>
    </section>
  );
}
