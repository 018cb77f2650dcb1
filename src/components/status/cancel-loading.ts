import { createContext } from 'react';

/** Cancels loading in place; null if it can't be canceled. */
export const CancelLoadingContext = createContext<(() => void) | null>(null);
