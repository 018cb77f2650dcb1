import { createAction, createSlice } from '@reduxjs/toolkit';
import type { EventItem, EventSearchQuery } from '@/contract/event';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface EventState {
  events: ListState<EventItem>;
}

const initialEvents: EventState = { events: emptyList() };

export const eventsRequested = createAction<EventSearchQuery>('event/eventsRequested');
export const moreEventsRequested = createAction<EventSearchQuery>('event/moreEventsRequested');

const events = listReducers<EventState, EventItem>((state) => ({ meta: state.events, page: state.events }));

const eventSlice = createSlice({
  name: 'event',
  initialState: initialEvents,
  reducers: { eventsStarted: events.requested, eventsLoaded: events.loaded, eventsFailed: events.failed },
  extraReducers: (builder) =>
    builder.addCase(pageDataInvalidated, events.doubted).addMatcher(isVisitorChange, events.forgotten),
});

export const eventReducer = eventSlice.reducer;
export const { eventsStarted, eventsLoaded, eventsFailed } = eventSlice.actions;
