import { createContext } from 'react';

/** Whether the visitor keeps order below the thing: its performer may remove what others wrote there. */
export const ModeratesContext = createContext(false);
