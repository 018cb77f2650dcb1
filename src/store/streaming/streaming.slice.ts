import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PrivateRequest, RoomMembers } from '@/contract/socket';
import type { PublicUser } from '@/contract/user';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { settingsLoaded } from '../settings/settings.slice';

/** How viewers play a show; performers always publish by WebRTC. */
export type StreamOption = 'hls' | 'webrtc';

export interface StreamingSettings {
  /** Hosts, with a scheme or without. */
  viewerURL: string;
  publisherURL: string;
  optionForBroadcast: StreamOption;
  optionForGroup: StreamOption;
  optionForPrivate: StreamOption;
  /** Whether the media server wants a one-time token. */
  secureOption: boolean;
  AntMediaAppname: string;
}

interface StreamingState {
  /** Fans who wait for an answer, the first to ask first. */
  privateRequests: PrivateRequest[];
  settings: StreamingSettings;
  members: PublicUser[];
  /** Members in the room; guests, where the server counts them, come on top. */
  total: number;
  totalGuests: number;
}

const initialStreaming: StreamingState = {
  privateRequests: [],
  settings: {
    viewerURL: '',
    publisherURL: '',
    optionForBroadcast: 'hls',
    optionForGroup: 'hls',
    optionForPrivate: 'hls',
    secureOption: false,
    AntMediaAppname: 'LiveApp',
  },
  members: [],
  total: 0,
  totalGuests: 0,
};

/** The server would not give a token for the media server. */
export const streamTokenFailed = createAction<StoredError>('streaming/streamTokenFailed');
/** A request for a private show could not be declined. */
export const declineFailed = createAction<StoredError>('streaming/declineFailed');

/** Servers write the options in either case. */
const asOption = (value: string | undefined, otherwise: StreamOption): StreamOption => {
  const option = value?.toLowerCase();
  return option === 'hls' || option === 'webrtc' ? option : otherwise;
};

const streamingSlice = createSlice({
  name: 'streaming',
  initialState: initialStreaming,
  reducers: {
    privateRequestReceived(state, { payload }: PayloadAction<PrivateRequest>) {
      const known = state.privateRequests.findIndex(({ conversationId }) => conversationId === payload.conversationId);
      if (known < 0) state.privateRequests.push(payload);
      else state.privateRequests[known] = payload;
    },
    privateRequestRemoved(state, { payload }: PayloadAction<{ conversationId: string }>) {
      state.privateRequests = state.privateRequests.filter(({ conversationId }) => conversationId !== payload.conversationId);
    },
    membersChanged(state, { payload }: PayloadAction<Pick<RoomMembers, 'members' | 'total' | 'totalGuests'>>) {
      state.members = payload.members;
      state.total = payload.total;
      state.totalGuests = payload.totalGuests ?? 0;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(settingsLoaded, (state, { payload }) => {
        const defaults = initialStreaming.settings;
        const broadcast = asOption(payload.optionForBroadcast, defaults.optionForBroadcast);
        state.settings = {
          viewerURL: payload.viewerURL ?? defaults.viewerURL,
          publisherURL: payload.publisherURL ?? defaults.publisherURL,
          optionForBroadcast: broadcast,
          optionForGroup: asOption(payload.optionForGroup, broadcast),
          optionForPrivate: asOption(payload.optionForPrivate, broadcast),
          secureOption: payload.secureOption ?? defaults.secureOption,
          AntMediaAppname: payload.AntMediaAppname || defaults.AntMediaAppname,
        };
      })
      .addMatcher(isVisitorChange, (state) => ({ ...initialStreaming, settings: state.settings })),
});

export const streamingReducer = streamingSlice.reducer;
export const { privateRequestReceived, privateRequestRemoved, membersChanged } = streamingSlice.actions;
