import { createContext } from 'react';

/** Gives up what is being loaded in place; null where nothing can be given up. */
export const CancelLoadingContext = createContext<(() => void) | null>(null);
