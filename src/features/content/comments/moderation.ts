import { createContext } from 'react';

/** True if the visitor may remove others' comments on this item, as its performer. */
export const ModeratesContext = createContext(false);
