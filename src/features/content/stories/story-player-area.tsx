import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Lock } from 'lucide-react';
import { cx } from '@/components/cx';
import { useOverflow } from '@/components/hooks/use-overflow';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { priceTo } from '@/lib/format/format';
import { useIsLoggedIn } from '@/store/hooks';
import type { StoriesPage } from './stories.loader';
import { StoryBars } from './story-bars';
import { StoryVideo } from './story-video';
import { StoryLike } from './story-like';
import { secondsOfSegment, type StorySegment } from './story-segment';
import { StoryWait } from './story-wait';
import { useStoryMedia } from './use-story-media';
import styles from './story-player-area.module.css';

interface StoryPlayerAreaProps {
  page: StoriesPage;
  index: number;
  segment: StorySegment;
  /** URL of this story, for the way back from a login. */
  url: string;
  /** False while paused; the image may still be loading. */
  playing: boolean;
  /** True in manual mode: no bar fills. */
  byHand: boolean;
  muted: boolean;
  unlockButton: ReactNode;
  onNext: () => void;
  /** Called when the browser only plays videos without sound. */
  onMuted: () => void;
  /** Called when the browser blocks autoplay. */
  onBlocked: () => void;
}

/** Maximum lengths of a text in large and in medium type. */
const SHORT_TEXT = 120;
const LONG_TEXT = 320;

/** One story with its bars, media, lock and caption. Remounted for each story. */
export function StoryPlayerArea({
  page,
  index,
  segment: initialSegment,
  url,
  playing,
  byHand,
  muted,
  unlockButton,
  onNext,
  onMuted,
  onBlocked,
}: StoryPlayerAreaProps) {
  const { segment, attempt, media, setMedia, retry } = useStoryMedia(initialSegment);
  const [length, setLength] = useState<number | null>(null);
  const markReady = useCallback(() => setMedia('ready'), [setMedia]);
  const [isReading, setIsReading] = useState(false);
  const isRunning = playing && !isReading;
  const fail = useCallback(() => setMedia('failed'), [setMedia]);
  usePicturesAhead(page.segments[index + 1], media === 'ready');

  const { video, picture, text, lock, colors } = segment;
  const seconds = video ? length : secondsOfSegment(segment);
  return (
    <>
      <div className={styles.bars}>
        <StoryBars
          count={page.segments.length}
          current={index}
          seconds={byHand ? null : (seconds ?? 0)}
          running={isRunning && media === 'ready' && seconds !== null}
          onFull={() => {
            // Videos report their own end.
            if (!video) onNext();
          }}
        />
      </div>
      <div
        className={cx(styles.segment, !video && !picture && styles.plain)}
        style={colors ? { background: colors.background, color: colors.text } : undefined}
      >
        {video ? (
          <StoryVideo
            key={attempt}
            src={video}
            poster={picture}
            muted={muted}
            playing={isRunning}
            onLength={setLength}
            onReady={markReady}
            onWait={() => setMedia('loading')}
            onFail={fail}
            onMuted={onMuted}
            onBlocked={onBlocked}
            onEnded={onNext}
          />
        ) : picture ? (
          <StoryPicture
            key={attempt}
            src={picture}
            alt={text || lock ? '' : `Photo by ${page.performer.name}`}
            blurred={lock !== null}
            onReady={markReady}
            onFail={fail}
          />
        ) : null}
        {media !== 'ready' && <StoryWait media={media} what={video ? 'video' : 'picture'} onRetry={retry} />}
        {lock && media === 'ready' ? (
          <StoryLock price={lock.price} performer={page.performer} url={url} unlockButton={unlockButton} />
        ) : null}
        {segment.kind === 'text' && !lock ? (
          <StoryText
            label="Story"
            text={text}
            onReading={setIsReading}
            className={cx(
              styles.text,
              text.length > SHORT_TEXT && styles.long,
              text.length > LONG_TEXT && styles.veryLong,
            )}
          />
        ) : null}
      </div>
      <div className={styles.footer}>
        <StoryText
          label="Caption"
          text={segment.kind === 'text' ? '' : text}
          onReading={setIsReading}
          className={styles.caption}
        />
        {lock ? null : <StoryLike segment={segment} url={url} />}
      </div>
    </>
  );
}

interface StoryTextProps {
  /** The name of the text for assistive technology while it scrolls. */
  label: string;
  text: string;
  /** Called with true when the visitor starts to read a text that scrolls, and with false at the end. */
  onReading: (reading: boolean) => void;
  className: string | undefined;
}

const focusText = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true });

/**
 * A text of the performer. It lets taps through to the story unless it has to scroll; then pressing or scrolling it
 * gives it the focus, and the story waits until the focus leaves.
 */
function StoryText({ label, text, onReading, className }: StoryTextProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(ref, text);
  useEffect(() => {
    if (!overflows) onReading(false);
  }, [overflows, onReading]);
  return (
    <p
      ref={ref}
      dir="auto"
      className={cx(className, overflows && styles.scrolls)}
      {...(overflows && {
        tabIndex: 0,
        role: 'group',
        'aria-label': label,
        onPointerDown: focusText,
        onScroll: focusText,
        onFocus: () => onReading(true),
        onBlur: () => onReading(false),
      })}
    >
      {text}
    </p>
  );
}

/** Preloads the next image while the current story is shown. */
function usePicturesAhead(next: StorySegment | undefined, now: boolean): void {
  const picture = next?.picture;
  useEffect(() => {
    if (now && picture) new Image().src = picture;
  }, [now, picture]);
}

interface StoryLockProps {
  /** Undefined if unknown. */
  price: number | null | undefined;
  performer: StoriesPage['performer'];
  url: string;
  unlockButton: ReactNode;
}

function StoryLock({ price, performer, url, unlockButton }: StoryLockProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={styles.lock}>
      <Lock />
      <h2 className={styles.lockTitle}>{price === null ? 'For subscribers' : priceTo(price, 'to view')}</h2>
      <p dir="auto">
        {price === null
          ? `For members and ${performer.name}’s subscribers.`
          : 'One-time purchase. View until it expires.'}
      </p>
      <UnlockCallToAction login={isLoggedIn ? null : 'Log in to view'} returnTo={url}>
        {unlockButton}
      </UnlockCallToAction>
    </div>
  );
}

interface StoryPictureProps {
  src: string;
  alt: string;
  /** True for the blurred version of a locked story. */
  blurred: boolean;
  onReady: () => void;
  onFail: () => void;
}

/**
 * Image of a story. A server-rendered image may have loaded or failed before hydration, so its state is checked on
 * mount.
 */
function StoryPicture({ src, alt, blurred, onReady, onFail }: StoryPictureProps) {
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      if (image.naturalWidth > 0) onReady();
      else onFail();
    },
    [onReady, onFail],
  );
  return (
    <img
      ref={look}
      className={blurred ? styles.blurred : styles.picture}
      src={src}
      alt={alt}
      width={720}
      height={1280}
      fetchPriority="high"
      onLoad={onReady}
      onError={onFail}
      draggable={false}
    />
  );
}
