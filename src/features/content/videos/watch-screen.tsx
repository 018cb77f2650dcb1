import type { ComponentType, ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import { VideoCard } from '@/entities/video/video-card';
import { GridSkeleton } from '@/components/card/skeletons';
import type {
  DiscussionProps,
  ItemActionsProps,
  SubscribeProps,
  TipProps,
  UnlockSheetProps,
} from '@/entities/access/item-slots';
import { OwnedNotice } from '@/entities/order/owned-notice';
import { useStartOnUnlock } from '@/entities/access/use-start-on-unlock';
import { getPerformers } from '@/entities/performer/get-performers';
import { PersonLinks } from '@/entities/performer/person-link';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { ClampText } from '@/components/text/clamp-text';
import { Count } from '@/components/text/count';
import { DateText } from '@/components/text/date-text';
import { StatLine } from '@/components/text/stat-line';
import { TagList } from '@/components/text/tag-list';
import type { Video } from '@/contract/video';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { PlayerHandle } from '@/media/player-types';
import { VideoPlayer } from '@/media/video-player';
import { useAppDispatch, useAppSelector, useIsPerformer } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { relatedVideosRequested } from '@/store/video/video.slice';
import { UnavailableVideo } from './unavailable-video';
import { relatedVideosQuery } from './related-query';
import { useRefreshedSource } from './use-refreshed-source';
import { getPoster, videoState } from './video-state';
import type { WatchProps } from './watch.loader';
import styles from './watch-screen.module.css';

interface Props extends WatchProps {
  /** Comments on the video; their time codes seek. */
  Discussion: ComponentType<DiscussionProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Subscribe: ComponentType<SubscribeProps>;
  Tip: ComponentType<TipProps>;
}

/** A video page. The key resets state when the router reuses the page for another video. */
export const WatchScreen = (props: Props) => <OneVideo key={props.video._id} {...props} />;

function OneVideo({ video, startAt, Discussion, Actions, UnlockButton, Subscribe, Tip }: Props) {
  const player = useRef<PlayerHandle>(null);
  const renew = useRefreshedSource(video._id);
  const state = videoState(video);
  const seek = useCallback((seconds: number) => player.current?.seekTo(seconds), []);
  const onPaid = useStartOnUnlock(state.kind === 'open', () => seek(startAt ?? 0));
  const performer = getPerformers(video)[0] ?? null;

  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        {state.kind === 'open' ? (
          <VideoPlayer
            ref={player}
            id={video._id}
            title={video.title}
            source={{ url: state.url, mimeType: state.mimeType }}
            poster={getPoster(video)}
            duration={video.video?.duration}
            startAt={startAt}
            onNeedFreshSource={renew}
            hasTheater
          />
        ) : (
          <UnavailableVideo
            video={video}
            state={state}
            unlockButton={
              video.isSale && video.price === undefined ? null : (
                <UnlockButton
                  kind="video"
                  id={video._id}
                  title={video.title}
                  price={video.isSale ? (video.price ?? null) : null}
                  performer={performer}
                  cover={getPoster(video)}
                  returnTo={paths.video(video)}
                  label="Unlock video"
                  onPaid={onPaid}
                />
              )
            }
          />
        )}
        <About
          video={video}
          support={
            performer ? (
              <>
                <Subscribe performer={performer} returnTo={paths.video(video)} />
                <Tip performer={performer} returnTo={paths.video(video)} />
              </>
            ) : null
          }
          actions={
            <Actions
              objectId={video._id}
              objectType="video"
              ownerId={video.performerId ?? performer?._id}
              title={video.title}
              path={paths.video(video)}
              picture={video.thumbnail?.thumbnails?.[0] ?? getPoster(video)}
              likes={video.stats?.likes}
              isLiked={video.isLiked}
              isFavourited={video.isFavourited}
              isWatchLater={video.isWatchedLater}
              currentTime={state.kind === 'open' ? () => player.current?.getTime() ?? 0 : undefined}
            />
          }
        />
        <div className={styles.wide}>
          <Discussion
            objectId={video._id}
            ownerIds={getPerformers(video).map(({ _id }) => _id)}
            onSeek={state.kind === 'open' ? seek : undefined}
          />
        </div>
      </div>
      <Related video={video} />
    </div>
  );
}

function About({ video, actions, support }: { video: Video; actions: ReactNode; support: ReactNode }) {
  const isPerformer = useIsPerformer();
  const views = video.stats?.views;
  const description = toDescription(video.description);
  return (
    <div className={styles.about}>
      <h1 className={styles.title} dir="auto">
        {video.title}
      </h1>
      <StatLine
        items={[
          views === undefined ? null : <Count key="views" value={views} noun="view" />,
          video.createdAt ? <DateText key="date" iso={video.createdAt} /> : null,
        ]}
      />
      {actions}
      {video.isSale && video.price && video.isBought ? <OwnedNotice isPerformer={isPerformer} /> : null}
      <div className={styles.people}>
        <PersonLinks people={getPerformers(video)} />
        <div className={styles.support}>{support}</div>
      </div>
      {description ? <ClampText lines={5}>{description}</ClampText> : null}
      <TagList
        label="Categories"
        tags={(video.categories ?? []).map((category) => ({ text: category.name, href: paths.category(category) }))}
      />
      <TagList
        label="Tags"
        tags={(video.tags ?? []).map((tag) => ({ text: `#${tag}`, href: withQuery(paths.videos, { q: tag }) }))}
      />
    </div>
  );
}

function Related({ video }: { video: Video }) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.video.relatedVideos);
  // While another video loads, the store already has the list of that one. `useDelayedValue` would load more script.
  const [lastOwn, setLastOwn] = useState(list);
  const isOwn = list.key === listKey(relatedVideosQuery(video));
  if (isOwn && lastOwn !== list) setLastOwn(list);
  const { items, error, requesting } = isOwn ? list : lastOwn;
  if (!error && !requesting && items.length === 0) return null;
  return (
    <aside className={styles.related} aria-labelledby="related">
      <SectionHeader id="related" title="Watch next" />
      {error ? (
        <BlockError
          title="Related videos couldn’t be loaded."
          message={error.message}
          retrying={requesting}
          onRetry={() => dispatch(relatedVideosRequested(relatedVideosQuery(video)))}
        />
      ) : null}
      {requesting && items.length === 0 ? <GridSkeleton kind="video" count={4} /> : null}
      <ul role="list" className={styles.relatedList}>
        {items.map((item) => (
          <li key={item._id}>
            <VideoCard video={item} heading="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
