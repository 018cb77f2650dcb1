import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Video, VideoSearchQuery } from '@/contract/video';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface VideoState {
  videos: ListState<Video>;
  relatedVideos: ListState<Video>;
}

const initialVideo: VideoState = { videos: emptyList(), relatedVideos: emptyList() };

export const videosRequested = createAction<VideoSearchQuery>('video/videosRequested');
export const moreVideosRequested = createAction<VideoSearchQuery>('video/moreVideosRequested');
export const relatedVideosRequested = createAction<VideoSearchQuery>('video/relatedVideosRequested');

const videos = listReducers<VideoState, Video>((state) => ({ meta: state.videos, page: state.videos }));
const related = listReducers<VideoState, Video>((state) => ({ meta: state.relatedVideos, page: state.relatedVideos }));

const forget = (state: VideoState) => {
  videos.forgotten(state);
  related.forgotten(state);
};

const videoSlice = createSlice({
  name: 'video',
  initialState: initialVideo,
  reducers: {
    videosStarted: videos.requested,
    videosLoaded: videos.loaded,
    videosFailed: videos.failed,
    relatedVideosStarted: related.requested,
    relatedVideosLoaded: related.loaded,
    relatedVideosFailed: related.failed,
  },
  extraReducers: (builder) => builder.addCase(pageDataInvalidated, videos.doubted).addMatcher(isVisitorChange, forget),
});

export const videoReducer = videoSlice.reducer;
export const {
  videosStarted,
  videosLoaded,
  videosFailed,
  relatedVideosStarted,
  relatedVideosLoaded,
  relatedVideosFailed,
} = videoSlice.actions;
