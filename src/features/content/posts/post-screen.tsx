import { useCallback, useRef, type ComponentType } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button/button-link';
import type {
  DiscussionProps,
  ItemActionsProps,
  SubscribeProps,
  TipProps,
  UnlockSheetProps,
} from '@/entities/access/item-slots';
import { OwnedNotice } from '@/entities/order/owned-notice';
import { useStartOnUnlock } from '@/entities/access/use-start-on-unlock';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { DateText } from '@/components/text/date-text';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { PlayerHandle } from '@/media/player-types';
import { LockedPost } from './locked-post';
import { PostFiles } from './post-files';
import { getFileKind } from '@/entities/post/post-files';
import { getCover } from './post-state';
import type { PostPage } from './post.loader';
import styles from './post-screen.module.css';

interface Props extends PostPage {
  /** Comments on the post; their time codes seek its video. */
  Discussion: ComponentType<DiscussionProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Subscribe: ComponentType<SubscribeProps>;
  Tip: ComponentType<TipProps>;
}

/** A post page. The key resets state when the router reuses the page for another post. */
export const PostScreen = (props: Props) => <OnePost key={props.post._id} {...props} />;

function OnePost({ post, html, files, state, Discussion, Actions, UnlockButton, Subscribe, Tip }: Props) {
  const player = useRef<PlayerHandle>(null);
  const seek = useCallback((seconds: number) => player.current?.seekTo(seconds), []);
  const cover = getCover(post);
  const isOpen = state.kind === 'open';
  const whole = useRef<HTMLDivElement>(null);
  const onPaid = useStartOnUnlock(isOpen, () => whole.current?.focus());
  const hasVideo = isOpen && files.some((file) => getFileKind(file) === 'video');

  return (
    <div className={styles.screen}>
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.home }, { label: 'Posts', href: paths.posts }, { label: post.title }]}
      />
      <article className={styles.post}>
        <h1 className={styles.title} dir="auto">
          {post.title}
        </h1>
        <Byline post={post} />
        {/* A video shows its own poster. */}
        {cover && !hasVideo ? <Picture src={cover} alt="" ratio="video" priority /> : null}
        {state.kind === 'open' ? (
          <div ref={whole} tabIndex={-1} className={styles.whole}>
            {html ? <SafeHtml html={html} /> : <Teaser text={post.shortDescription} />}
            <PostFiles postId={post._id} title={post.title} files={files} player={player} />
          </div>
        ) : (
          <>
            <Teaser text={post.shortDescription} />
            <LockedPost
              post={post}
              files={files}
              price={state.price}
              unlockButton={
                state.price === undefined ? null : (
                  <UnlockButton
                    kind="post"
                    id={post._id}
                    title={post.title}
                    price={state.price}
                    performer={post.performer ?? null}
                    cover={cover}
                    returnTo={paths.post(post)}
                    label="Unlock post"
                    onPaid={onPaid}
                  />
                )
              }
            />
          </>
        )}
        {post.isSale && post.price && post.isBought ? <OwnedNotice /> : null}
        <Actions
          objectId={post._id}
          objectType="post"
          ownerId={post.performerId ?? post.performer?._id}
          title={post.title}
          path={paths.post(post)}
          picture={cover}
          likes={post.totalLike}
          isLiked={post.isLiked}
          isFavourited={post.isBookMarked}
        />
      </article>
      {post.performer ? (
        <div className={styles.onward}>
          <Subscribe performer={post.performer} returnTo={paths.post(post)} />
          <Tip performer={post.performer} returnTo={paths.post(post)} />
          <ButtonLink href={withQuery(paths.posts, { performer: post.performer._id })}>
            More posts by {post.performer.name}
          </ButtonLink>
        </div>
      ) : null}
      <div className={styles.discussion}>
        <Discussion
          objectId={post._id}
          ownerIds={post.performer ? [post.performer._id] : undefined}
          onSeek={hasVideo ? seek : undefined}
        />
      </div>
    </div>
  );
}

function Byline({ post: { performer, createdAt } }: Pick<PostPage, 'post'>) {
  const date = createdAt ? <DateText iso={createdAt} /> : null;
  if (!performer) return <p className={styles.date}>{date}</p>;
  return (
    <p className={styles.byline}>
      <Link className={styles.person} href={paths.performer(performer)}>
        <Avatar src={performer.avatar} name={performer.name} />
        <span dir="auto">{performer.name}</span>
      </Link>
      <span className={styles.date}>{date}</span>
    </p>
  );
}

function Teaser({ text }: { text: string | undefined }) {
  const teaser = toDescription(text);
  return teaser ? (
    <p className={styles.teaser} dir="auto">
      {teaser}
    </p>
  ) : null;
}
