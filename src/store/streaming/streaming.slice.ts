import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PrivateRequest, RoomMembers } from '@/contract/socket';
import type { PublicUser } from '@/contract/user';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { settingsLoaded } from '../settings/settings.slice';

/** How viewers play a show; performers always publish by WebRTC. */
export type StreamOption = 'hls' | 'webrtc';

export interface StreamingSettings {
  /** Hosts, with or without a scheme. */
  viewerURL: string;
  publisherURL: string;
  subscriberUrl?: string;
  optionForBroadcast: StreamOption;
  optionForGroup: StreamOption;
  optionForPrivate: StreamOption;
  /** True if the media server requires a one-time token. */
  secureOption: boolean;
  AntMediaAppname: string;
  AntMediaEnterprise: boolean;
}

/** A pending request of a fan. */
export interface WaitingRequest extends PrivateRequest {
  /** When it was made, as far as known, by this device's clock in ms since 1970. */
  since: number;
}

interface StreamingState {
  /** Pending requests, oldest first. */
  privateRequests: WaitingRequest[];
  /** Conversation of the request that the performer accepted in this tab; null once it is over. */
  acceptedRequest: string | null;
  settings: StreamingSettings;
  members: PublicUser[];
  /** Members in the room; guests come on top if the server counts them. */
  total: number;
  totalGuests: number;
}

const initialStreaming: StreamingState = {
  privateRequests: [],
  acceptedRequest: null,
  settings: {
    viewerURL: '',
    publisherURL: '',
    optionForBroadcast: 'hls',
    optionForGroup: 'hls',
    optionForPrivate: 'hls',
    secureOption: false,
    AntMediaAppname: 'LiveApp',
    AntMediaEnterprise: false,
  },
  members: [],
  total: 0,
  totalGuests: 0,
};

/** The server refused a token for the media server. */
export const streamTokenFailed = createAction<StoredError>('streaming/streamTokenFailed');
export const declineFailed = createAction<StoredError>('streaming/declineFailed');
/** A request for a private show ended before the performer accepted it. */
export const requestEnded = createAction('streaming/requestEnded');

/** Servers send the options in either case. */
const asOption = (value: string | undefined, otherwise: StreamOption): StreamOption => {
  const option = value?.toLowerCase();
  return option === 'hls' || option === 'webrtc' ? option : otherwise;
};

/** How long fans wait for an answer. */
const PATIENCE_MS = 60_000;

/**
 * How long a listed request has been waiting by this device's clock; 0 if that can't be true of a pending one, because
 * the clock is wrong.
 */
function waitedBefore({ createdAt }: PrivateRequest, now: number): number {
  const waited = createdAt ? now - Date.parse(createdAt) : 0;
  return waited > 0 && waited < PATIENCE_MS ? waited : 0;
}

const findRequestIndex = (list: readonly PrivateRequest[], { conversationId }: PrivateRequest) =>
  list.findIndex((each) => each.conversationId === conversationId);

/** Adds a request, or updates a known one. */
function upsertRequest(list: WaitingRequest[], request: WaitingRequest): void {
  const known = list[findRequestIndex(list, request)];
  if (known) Object.assign(known, request, { since: known.since });
  else list.push(request);
}

const streamingSlice = createSlice({
  name: 'streaming',
  initialState: initialStreaming,
  reducers: {
    /** A fan's request arrived live. */
    privateRequestReceived: {
      prepare: (request: PrivateRequest) => ({ payload: { ...request, since: Date.now() } }),
      reducer(state, { payload }: PayloadAction<WaitingRequest>) {
        upsertRequest(state.privateRequests, payload);
      },
    },
    /** The server's list of pending requests. Requests known when it was requested and missing from it are over. */
    privateRequestsListed: {
      prepare: (list: PrivateRequest[], known: readonly PrivateRequest[]) => {
        const now = Date.now();
        return { payload: { list: list.map((each) => ({ ...each, since: now - waitedBefore(each, now) })), known } };
      },
      reducer(
        state,
        { payload: { list, known } }: PayloadAction<{ list: WaitingRequest[]; known: readonly PrivateRequest[] }>,
      ) {
        state.privateRequests = state.privateRequests.filter(
          (each) => findRequestIndex(list, each) >= 0 || findRequestIndex(known, each) < 0,
        );
        for (const each of list) upsertRequest(state.privateRequests, each);
      },
    },
    privateRequestRemoved(state, { payload }: PayloadAction<{ conversationId: string }>) {
      state.privateRequests = state.privateRequests.filter(
        ({ conversationId }) => conversationId !== payload.conversationId,
      );
    },
    acceptanceUsed(state) {
      state.acceptedRequest = null;
    },
    /** The performer pressed Accept: the page of the private show may start it. */
    privateRequestAccepted(state, { payload }: PayloadAction<{ conversationId: string }>) {
      state.acceptedRequest = payload.conversationId;
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
          ...(payload.subscriberUrl ? { subscriberUrl: payload.subscriberUrl } : {}),
          optionForBroadcast: broadcast,
          optionForGroup: asOption(payload.optionForGroup, broadcast),
          optionForPrivate: asOption(payload.optionForPrivate, broadcast),
          secureOption: payload.secureOption ?? defaults.secureOption,
          AntMediaAppname: payload.AntMediaAppname || defaults.AntMediaAppname,
          AntMediaEnterprise: payload.AntMediaEnterprise ?? defaults.AntMediaEnterprise,
        };
      })
      .addMatcher(isVisitorChange, (state) => ({ ...initialStreaming, settings: state.settings })),
});

export const streamingReducer = streamingSlice.reducer;
export const {
  privateRequestReceived,
  privateRequestsListed,
  privateRequestRemoved,
  privateRequestAccepted,
  acceptanceUsed,
  membersChanged,
} = streamingSlice.actions;
