import type { Ref } from 'react';
import { Blank } from '@/components/illustration/placeholder';
import { useImageFailed } from '@/components/picture/use-image-failed';
import type { MediaFile } from '@/contract/fields';
import type { PlayerHandle } from '@/media/player-types';
import { VideoPlayer } from '@/media/video-player';
import { fileKind } from './post-state';
import { useRefreshedVideo } from './use-refreshed-video';
import styles from './post-files.module.css';

interface PostFilesProps {
  postId: string;
  title: string;
  files: readonly MediaFile[];
  player: Ref<PlayerHandle>;
}

/** Files of a post: videos, then images, at text width. */
export function PostFiles({ postId, title, files, player }: PostFilesProps) {
  const videos = files.filter((file) => fileKind(file) === 'video');
  const pictures = files.filter((file) => fileKind(file) === 'picture');
  if (videos.length + pictures.length === 0) return null;
  return (
    <div className={styles.files}>
      {videos.map((video, index) => (
        <PostVideo
          key={video._id ?? index}
          postId={postId}
          title={videos.length > 1 ? `${title}, part ${index + 1}` : title}
          video={video}
          player={index === 0 ? player : undefined}
        />
      ))}
      {pictures.map((picture, index) => (
        <WholePicture
          key={picture._id ?? index}
          picture={picture}
          alt={pictures.length > 1 ? `Picture ${index + 1} of ${pictures.length}` : 'Picture'}
        />
      ))}
    </div>
  );
}

function PostVideo({
  postId,
  title,
  video,
  player,
}: {
  postId: string;
  title: string;
  video: MediaFile;
  player?: Ref<PlayerHandle>;
}) {
  const renew = useRefreshedVideo(postId, video._id);
  if (!video.url) return null;
  return (
    <VideoPlayer
      ref={player}
      id={`post-${video._id ?? postId}`}
      title={title}
      source={{ url: video.url, mimeType: video.mimeType }}
      poster={video.thumbnails?.[0]}
      duration={video.duration}
      onNeedFreshSource={renew}
    />
  );
}

/** An image in its own aspect ratio, or 16:9 if unknown. */
function WholePicture({ picture: { url, width = 1280, height = 720 }, alt }: { picture: MediaFile; alt: string }) {
  const { failed, imageProps } = useImageFailed(url);
  if (!url || failed) {
    return (
      <span className={styles.missing} role="img" aria-label={`${alt} couldn’t be loaded`}>
        <Blank kind="picture" />
      </span>
    );
  }
  return (
    <img
      {...imageProps}
      className={styles.picture}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
