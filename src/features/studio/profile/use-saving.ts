import { useState } from 'react';
import type { Refusal } from '@/components/form/use-form';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';

interface SaveState {
  saving: boolean;
  saved: boolean;
  refusal: Refusal | null;
  /** True if the server lacks the call. */
  missing: boolean;
}

const INITIAL_SAVE_STATE: SaveState = { saving: false, saved: false, refusal: null, missing: false };

/** State of a saving call. */
export function useSaving() {
  const [saveState, setSaveState] = useState(INITIAL_SAVE_STATE);
  const run = async (save: () => Promise<void>) => {
    setSaveState({ ...INITIAL_SAVE_STATE, saving: true });
    try {
      await save();
      setSaveState({ ...INITIAL_SAVE_STATE, saved: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const missing = isNoSuchCall(error);
      setSaveState({
        ...INITIAL_SAVE_STATE,
        missing,
        refusal: missing ? null : { message: error.message, constraints: { ...error.constraints } },
      });
    }
  };
  return { ...saveState, run };
}
