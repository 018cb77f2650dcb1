import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { Clock, Search } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { isComposing } from '@/components/form/is-composing';
import { readRecentSearches } from '@/device/recent-searches';
import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';
import { useServices } from '@/services/services-context';
import { isBrowserGated } from '@/shell/age-gate/is-browser-gated';
import { useAppStore } from '@/store/hooks';
import type { Listbox } from './header-search';
import styles from './search-suggestions.module.css';
import { suggestionGroups, type Suggestion } from './suggestion-groups';

const PAUSE_MS = 200;
const MAX_PER_KIND = 3;

interface Found {
  performers: Performer[];
  videos: Video[];
}

const NOTHING: Found = { performers: [], videos: [] };

/** Top results for a text. Earlier results stay until the response arrives; a failure returns none. */
function useSuggestions(text: string): Found {
  const { performers, videos } = useServices();
  const store = useAppStore();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    // Pages such as `/page/terms` are open, but pictures of results are behind the age gate.
    if (text === '' || isBrowserGated(store.getState())) return;
    const controller = new AbortController();
    const search = async () => {
      const query = { q: text, limit: MAX_PER_KIND, sortBy: 'popular' };
      const options = { signal: controller.signal };
      const [foundPerformers, foundVideos] = await Promise.all([
        performers.search(query, options).then(
          ({ data }) => data.data,
          () => [],
        ),
        videos.search({ ...query, isSchedule: false }, options).then(
          ({ data }) => data.data,
          () => [],
        ),
      ]);
      if (!controller.signal.aborted) setFound({ performers: foundPerformers, videos: foundVideos });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, performers, videos, store]);

  return text === '' ? NOTHING : found;
}

interface SearchSuggestionsProps {
  text: string;
  /** The search field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
  onListbox: (listbox: Listbox | null) => void;
  onGo: (href: string) => void;
  onClose: () => void;
}

/** Suggestions below the search field: arrows select, Enter opens, Esc closes. */
export function SearchSuggestions({ text, input, onListbox, onGo, onClose }: SearchSuggestionsProps) {
  const id = useId();
  const [recent] = useState(readRecentSearches);
  const groups = suggestionGroups({ text, recent, ...useSuggestions(text) });
  const options = groups.flatMap((group) => group.options);
  const [at, setAt] = useState<string | null>(null);
  // The selection is lost if newer results no longer contain it.
  const current = options.findIndex(({ href }) => href === at);
  const getId = (index: number) => `${id}-${index}`;

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = options[current];
    if (event.key === 'ArrowDown') setAt(options[current + 1]?.href ?? null);
    else if (event.key === 'ArrowUp') setAt((current === -1 ? options.at(-1) : options[current - 1])?.href ?? null);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && chosen) onGo(chosen.href);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);

  const notifyListbox = useEffectEvent(onListbox);
  const isShown = options.length > 0;
  const active = current === -1 ? undefined : getId(current);
  useEffect(() => notifyListbox(isShown ? { id, active } : null), [isShown, id, active]);
  useEffect(() => () => notifyListbox(null), []);

  if (!isShown) return null;
  return (
    // Keeps the focus in the field on click.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options: some }, group) => (
        <div
          key={title}
          role="group"
          aria-labelledby={title ? `${id}-title-${group}` : undefined}
          aria-label={title ? undefined : 'Search'}
        >
          {title && (
            <p id={`${id}-title-${group}`} role="presentation" className={styles.title}>
              {title}
            </p>
          )}
          {some.map((option) => {
            const index = options.indexOf(option);
            return (
              <Link
                key={option.href}
                id={getId(index)}
                role="option"
                aria-selected={index === current}
                tabIndex={-1}
                href={option.href}
                className={styles.option}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onGo(option.href);
                }}
              >
                <Figure option={option} />
                <span className={styles.text}>
                  <span className={styles.label} dir="auto">
                    {option.label}
                  </span>
                  {option.note && (
                    <span className={styles.note} dir="auto">
                      {option.note}
                    </span>
                  )}
                </span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Figure({ option: { kind, label, picture } }: { option: Suggestion }) {
  if (kind === 'performer') return <Avatar size="sm" src={picture} name={label} />;
  if (kind === 'video') return <Picture className={styles.still} src={picture} alt="" ratio="video" priority />;
  return kind === 'recent' ? <Clock className={styles.icon} /> : <Search className={styles.icon} />;
}
