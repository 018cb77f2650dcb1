import { useRouter } from 'next/router';
import {
  useRef,
  useState,
  useSyncExternalStore,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type RefObject,
} from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { useStartOnUnlock } from '@/entities/access/use-start-on-unlock';
import { withQuery } from '@/lib/lists/query';
import { getPath, paths } from '@/lib/page/paths';
import { onReducedMotionChange, prefersReducedMotion } from '@/device/motion-preference';
import { isKeyTaken } from '@/media/key-guard';
import { markStorySeen, readSeenStories } from '@/device/seen-stories';
import type { StoriesPage } from './stories.loader';
import { StoryHeader } from './story-header';
import { StoryPlayerArea } from './story-player-area';
import { usePressAndHold } from './use-press-and-hold';
import styles from './story-viewer.module.css';

/** Index of the story in the URL, or of the first unseen one. The first render matches the server HTML. */
function findFirstIndex({ segments, storyId, direct }: StoriesPage): number {
  const requested = segments.findIndex(({ id }) => id === storyId);
  if (requested >= 0 || direct) return Math.max(0, requested);
  const seen = readSeenStories();
  return Math.max(
    0,
    segments.findIndex(({ id }) => !seen.includes(id)),
  );
}

/** The current story of a performer. Every displayed story is marked as seen. */
function useStoryPosition(page: StoriesPage) {
  const of = page.performer._id;
  const [at, setAt] = useState(() => ({ of, index: findFirstIndex(page) }));
  if (at.of !== of) setAt({ of, index: findFirstIndex(page) });

  const index = Math.min(at.index, page.segments.length - 1);
  const shownId = page.segments[index]?.id;
  useEffect(() => {
    if (shownId) markStorySeen(shownId);
  }, [shownId]);

  return { index, goTo: (next: number) => setAt({ of, index: next }) };
}

/** What the visitor is leaving these stories for: another performer's stories, or a page that closes the viewer. */
function useLeaving() {
  const router = useRouter();
  const [leaving, setLeaving] = useState<'stories' | 'page' | null>(null);
  useEffect(() => {
    const onStart = (url: string) => {
      if (getPath(url) !== getPath(router.asPath)) setLeaving((current) => current ?? 'page');
    };
    const onEnd = () => setLeaving(null);
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeComplete', onEnd);
    router.events.on('routeChangeError', onEnd);
    return () => {
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeComplete', onEnd);
      router.events.off('routeChangeError', onEnd);
    };
  }, [router]);
  return [leaving, setLeaving] as const;
}

/** Keyboard shortcuts of the viewer, regardless of focus; a focused button keeps Space. */
function useStoryKeys(viewer: RefObject<HTMLElement | null>, actions: Record<string, () => void>): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Caps Lock and Shift change letters only.
    const act = actions[event.key] ?? actions[event.key.toLowerCase()];
    // Esc still held after it closed a dialog must not close the viewer, too.
    if (event.repeat && event.key === 'Escape') return;
    if (!act || !viewer.current || event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event, viewer.current))
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );

/** True if the visitor prefers reduced motion; null in server HTML. */
const useReducedMotion = (): boolean | null =>
  useSyncExternalStore<boolean | null>(onReducedMotionChange, prefersReducedMotion, () => null);

/** Left part of the image where a tap goes back. */
const BACK_ZONE = 1 / 3;

interface StoryViewerProps {
  page: StoriesPage;
  onClose: () => void;
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** Stories of one performer; after the last one, the next performer follows. */
export function StoryViewer({ page, onClose, UnlockButton }: StoryViewerProps) {
  const router = useRouter();
  const viewer = useRef<HTMLDivElement>(null);
  const { index, goTo } = useStoryPosition(page);
  const isReducedMotion = useReducedMotion();
  const isHidden = usePageHidden();
  const [stopped, setStopped] = useState<boolean | null>(null);
  const [muted, setMuted] = useState(true);
  const [leaving, setLeaving] = useLeaving();
  const [paying, setPaying] = useState(false);

  const { segments, previousId, nextId, performer } = page;
  const segment = segments[index];
  const onPaid = useStartOnUnlock(segment?.lock === null, () => viewer.current?.focus());
  const isPaused = stopped ?? isReducedMotion === true;

  const leaveFor = (performerId: string) => {
    setLeaving('stories');
    void router.replace(paths.stories({ _id: performerId }), undefined, { scroll: false });
  };
  const close = () => {
    if (leaving === 'page') return;
    setLeaving('page');
    onClose();
  };
  const goForward = () => {
    if (leaving) return;
    const now = Date.now();
    const following = segments.findIndex(
      ({ endsAt }, position) => position > index && (endsAt === null || endsAt > now),
    );
    if (following > 0) goTo(following);
    else if (nextId) leaveFor(nextId);
    else close();
  };
  const goBack = () => {
    if (leaving) return;
    if (index > 0) goTo(index - 1);
    else if (previousId) leaveFor(previousId);
  };
  const togglePlay = () => setStopped(!isPaused);
  const toggleSound = () => setMuted(!muted);

  const { isHeld, handlers } = usePressAndHold((position) => (position < BACK_ZONE ? goBack() : goForward()));
  useStoryKeys(
    viewer,
    paying ? {} : { ArrowRight: goForward, ArrowLeft: goBack, ' ': togglePlay, m: toggleSound, Escape: close },
  );

  if (!segment) return null;
  const url = withQuery(paths.stories(performer), { story: segment.id });
  return (
    <div ref={viewer} tabIndex={-1} className={styles.viewer} data-theme="dark">
      <h1 className="visually-hidden">Stories by {performer.name}</h1>
      <p className="visually-hidden" role="status">
        Story {index + 1} of {segments.length}
      </p>
      <IconButton
        label="Previous story"
        className={styles.back}
        disabled={index === 0 && previousId === null}
        onClick={goBack}
      >
        <ChevronLeft />
      </IconButton>
      <div className={styles.frame}>
        <StoryHeader
          performer={performer}
          segment={segment}
          paused={isPaused}
          onTogglePlay={togglePlay}
          sound={segment.video ? { muted, onToggle: toggleSound } : null}
          onClose={close}
        />
        <div className={styles.touch} data-testid="story-touch" {...handlers} />
        <StoryPlayerArea
          // Unlocking a story remounts it.
          key={`${segment.id} ${segment.lock ? 'locked' : 'open'}`}
          page={page}
          index={index}
          segment={segment}
          url={url}
          playing={isReducedMotion !== null && !isPaused && !isHeld && !isHidden && !leaving && !paying}
          byHand={stopped === null && isReducedMotion === true}
          muted={muted}
          unlockButton={
            segment.lock?.price !== undefined && (
              <UnlockButton
                kind="story"
                id={segment.id}
                title={`Story by ${performer.name}`}
                price={segment.lock.price}
                performer={performer}
                cover={performer.avatar ?? undefined}
                returnTo={url}
                label="Unlock story"
                onPaid={onPaid}
                onToggle={setPaying}
              />
            )
          }
          onNext={goForward}
          onMuted={() => setMuted(true)}
          onBlocked={() => setStopped(true)}
        />
      </div>
      <IconButton label="Next story" className={styles.next} onClick={goForward}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
