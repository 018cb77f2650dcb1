import { useState, type Ref } from 'react';
import { BlockError } from '@/components/empty-error-states/error-state';
import { Blank } from '@/components/illustration/placeholder';
import { useImageFailed } from '@/components/picture/use-image-failed';
import type { MediaFile } from '@/contract/fields';
import type { PlayerHandle } from '@/media/player-types';
import { VideoPlayer } from '@/media/video-player';
import { fileKind } from './post-state';
import { useRefreshedFile } from './use-refreshed-file';
import styles from './post-files.module.css';

interface PostFilesProps {
  postId: string;
  title: string;
  files: readonly MediaFile[];
  player: Ref<PlayerHandle>;
}

/** Files of a post: videos, audio, images, then links to other files, at text width. */
export function PostFiles({ postId, title, files, player }: PostFilesProps) {
  const videos = files.filter((file) => fileKind(file) === 'video');
  const pictures = files.filter((file) => fileKind(file) === 'picture');
  const audios = files.filter((file) => fileKind(file) === 'audio');
  const others = files.filter((file) => fileKind(file) === 'other' && file.url);
  if (videos.length + audios.length + pictures.length + others.length === 0) return null;
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
      {audios.map((audio, index) => (
        <PostAudio
          key={audio._id ?? index}
          postId={postId}
          audio={audio}
          label={audio.title || (audios.length > 1 ? `Audio ${index + 1} of ${audios.length}` : 'Audio')}
        />
      ))}
      {pictures.map((picture, index) => (
        <WholePicture
          key={picture._id ?? index}
          picture={picture}
          alt={pictures.length > 1 ? `Picture ${index + 1} of ${pictures.length}` : 'Picture'}
        />
      ))}
      {others.map(({ _id, url, title: name }, index) => (
        <a key={_id ?? index} href={url ?? ''} download>
          Download {name || 'file'}
        </a>
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
  const renew = useRefreshedFile(postId, video._id);
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

function PostAudio({ postId, audio, label }: { postId: string; audio: MediaFile; label: string }) {
  const renew = useRefreshedFile(postId, audio._id);
  const [url, setUrl] = useState(audio.url);
  const [failed, setFailed] = useState(false);
  if (!url) return null;

  const retry = async () => {
    const fresh = await renew().catch(() => null);
    if (fresh) setUrl(fresh.url);
    setFailed(false);
  };
  if (failed) {
    return (
      <BlockError
        title={`${label} couldn’t be played.`}
        message="Check your connection, then retry."
        onRetry={() => void retry()}
      />
    );
  }
  return (
    <figure>
      <figcaption dir="auto">{label}</figcaption>
      <audio
        className={styles.audio}
        aria-label={label}
        src={url}
        controls
        preload="none"
        onError={() => setFailed(true)}
      />
    </figure>
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
