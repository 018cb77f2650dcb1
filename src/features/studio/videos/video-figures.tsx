import { MessageCircle, SquarePlay } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import type { OwnVideo } from '@/contract/video';
import { formatNumber } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import styles from './video-figures.module.css';

export function VideoFigures({ video }: { video: OwnVideo }) {
  const { stats = {}, sold } = video;
  const figures = [
    ['Views', stats.views],
    ['Likes', stats.likes],
    ['Comments', stats.comments],
    ['Favorites', stats.favourites ?? stats.bookmarks],
    ['Watch later', stats.wishlist],
    ['Sold', sold],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        Stats
      </h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.actions}>
        {video.status === 'active' && (
          <ButtonLink size="sm" icon={<SquarePlay />} href={paths.video(video)}>
            View page
          </ButtonLink>
        )}
        <ButtonLink size="sm" icon={<MessageCircle />} href={`${studioPaths.comments}?item=${video._id}`}>
          Read comments
        </ButtonLink>
      </div>
    </section>
  );
}
