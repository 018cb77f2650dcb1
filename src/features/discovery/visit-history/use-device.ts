import { useState, useSyncExternalStore } from 'react';
import { forgetVisit, noHistory, onHistoryChange, readHistory, replaceVisits, type Visit } from '@/device/visits';
import {
  forgetProgress,
  onProgressChange,
  readProgress,
  replaceProgress,
  type Progress,
} from '@/device/watch-progress';

const NONE: readonly Progress[] = [];

interface Forgotten {
  visits: readonly Visit[];
  progress: readonly Progress[];
  /** What was deleted, for example "Your history". */
  what: string;
}

/** The visit history of this device, with actions to delete it. The last deletion can be undone while the page is open. */
export function useHistory() {
  const { visits, paused } = useSyncExternalStore(onHistoryChange, readHistory, noHistory);
  const progress = useSyncExternalStore(onProgressChange, readProgress, () => NONE);
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);

  const forget = (visit: Visit) => {
    setForgotten({ visits, progress, what: visit.title });
    forgetVisit(visit);
    if (visit.type === 'video') forgetProgress(visit.id);
  };
  const forgetAll = () => {
    setForgotten({ visits, progress, what: 'Your history' });
    replaceVisits([]);
    replaceProgress([]);
  };
  const undo = () => {
    if (!forgotten) return;
    replaceVisits(forgotten.visits);
    replaceProgress(forgotten.progress);
    setForgotten(null);
  };
  return { visits, progress, paused, forgotten, forget, forgetAll, undo };
}
