import type { RootState } from '../root-reducer';
import type { StreamOption, StreamingSettings } from './streaming.slice';

/** The hosts for playing and publishing streams. The same object as long as the settings don't change. */
export const selectStreamHosts = ({
  streaming,
}: RootState): Pick<
  StreamingSettings,
  'viewerURL' | 'publisherURL' | 'subscriberUrl' | 'AntMediaAppname' | 'AntMediaEnterprise'
> => streaming.settings;

const OPTIONS = { broadcast: 'optionForBroadcast', group: 'optionForGroup', private: 'optionForPrivate' } as const;

export const selectPlayMode =
  (kind: keyof typeof OPTIONS) =>
  ({ streaming }: RootState): StreamOption =>
    streaming.settings[OPTIONS[kind]];

interface InRoom {
  members: readonly { _id: string }[];
  total: number;
  totalGuests?: number;
}

/** Number of viewers: members and guests without the performer, whom some servers count. */
export const getViewers = ({ members, total, totalGuests = 0 }: InRoom, performerId: string): number =>
  Math.max(0, total + totalGuests - (members.some(({ _id }) => _id === performerId) ? 1 : 0));
