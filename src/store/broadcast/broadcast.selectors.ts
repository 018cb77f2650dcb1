import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../root-reducer';
import { getViewers } from '../streaming/streaming.selectors';

/** Viewers of the performer's own show: members of the room without the performer, and the count including guests. */
export const selectViewers = createSelector(
  (state: RootState) => state.streaming.members,
  (state: RootState) => state.streaming.total,
  (state: RootState) => state.streaming.totalGuests,
  (state: RootState) => state.broadcast.show?.performerId ?? '',
  (members, total, totalGuests, performerId) => ({
    members: members.filter(({ _id }) => _id !== performerId),
    guests: totalGuests,
    total: getViewers({ members, total, totalGuests }, performerId),
  }),
);
