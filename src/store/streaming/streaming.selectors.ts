import type { RootState } from '../root-reducer';
import type { StreamOption, StreamingSettings } from './streaming.slice';

/** Where streams are played and published. The same object as long as the settings are the same. */
export const selectStreamHosts = ({ streaming }: RootState): Pick<StreamingSettings, 'viewerURL' | 'publisherURL' | 'AntMediaAppname' | 'AntMediaEnterprise'> => streaming.settings;

const OPTIONS = { broadcast: 'optionForBroadcast', group: 'optionForGroup', private: 'optionForPrivate' } as const;

/** How viewers play a kind of show. */
export const selectPlayMode =
  (kind: keyof typeof OPTIONS) =>
  ({ streaming }: RootState): StreamOption =>
    streaming.settings[OPTIONS[kind]];
