import { useRef, useState, type Ref } from 'react';
import { BlockError } from '@/components/empty-error-states/error-state';
import { Placeholder } from '@/components/illustration/placeholder';
import { useImageFailed } from '@/components/picture/use-image-failed';
import type { MediaFile } from '@/contract/fields';
import { ApiError } from '@/lib/http/errors';
import type { PlayerHandle } from '@/media/player-types';
import { VideoPlayer } from '@/media/video-player';
import { getFileKind } from '@/entities/post/post-files';
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
  const videos = files.filter((file) => getFileKind(file) === 'video');
  const pictures = files.filter((file) => getFileKind(file) === 'picture');
  const audios = files.filter((file) => getFileKind(file) === 'audio');
  const others = files.filter((file) => getFileKind(file) === 'other' && file.url);
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
          label={audio.title || audio.name || (audios.length > 1 ? `Audio ${index + 1} of ${audios.length}` : 'Audio')}
        />
      ))}
      {pictures.map((picture, index) => (
        <WholePicture
          key={picture._id ?? index}
          picture={picture}
          alt={pictures.length > 1 ? `Photo ${index + 1} of ${pictures.length}` : 'Photo'}
        />
      ))}
      {others.map(({ _id, url, title: label, name }, index) => (
        <a key={_id ?? index} href={url ?? ''} download target="_blank" rel="noopener noreferrer">
          Download {label || name || (others.length > 1 ? `file ${index + 1} of ${others.length}` : 'file')}
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
  const [renewedUrl, setRenewedUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const player = useRef<HTMLAudioElement>(null);
  const url = renewedUrl ?? audio.url;
  if (!url) return null;

  const retry = async () => {
    setIsRetrying(true);
    try {
      const fresh = await renew();
      if (!fresh) return;
      player.current?.focus();
      // The server may send the same URL.
      player.current?.load();
      setRenewedUrl(fresh.url);
      setFailure(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setIsRetrying(false);
    }
  };
  return (
    <figure data-player="audio">
      <figcaption dir="auto">{label}</figcaption>
      <audio
        ref={player}
        className={styles.audio}
        aria-label={label}
        src={url}
        controls
        preload="none"
        onError={() => setFailure('Check your connection, then retry.')}
      />
      {failure !== null ? (
        <BlockError
          title={`${label} couldn’t be played.`}
          message={failure}
          retrying={isRetrying}
          onRetry={() => void retry()}
        />
      ) : null}
    </figure>
  );
}

/** An image in its own aspect ratio, or 16:9 if unknown. */
function WholePicture({ picture: { url, width = 1280, height = 720 }, alt }: { picture: MediaFile; alt: string }) {
  const { failed, imageProps } = useImageFailed(url);
  if (!url || failed) {
    return (
      <span className={styles.missing} role="img" aria-label={`${alt} couldn’t be loaded`}>
        <Placeholder kind="picture" />
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
