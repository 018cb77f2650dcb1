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
  /** Player of the first video. */
  player: Ref<PlayerHandle>;
}

/** Files of a post: videos, then images, at text width. */
export function PostFiles({ postId, title, files, player }: PostFilesProps) {
  const films = files.filter((file) => fileKind(file) === 'film');
  const pictures = files.filter((file) => fileKind(file) === 'picture');
  if (films.length + pictures.length === 0) return null;
  return (
    <div className={styles.files}>
      {films.map((film, index) => (
        <Film key={film._id ?? index} postId={postId} title={films.length > 1 ? `${title}, part ${index + 1}` : title} film={film} player={index === 0 ? player : undefined} />
      ))}
      {pictures.map((picture, index) => (
        <WholePicture key={picture._id ?? index} picture={picture} alt={pictures.length > 1 ? `Picture ${index + 1} of ${pictures.length}` : 'Picture'} />
      ))}
    </div>
  );
}

function Film({ postId, title, film, player }: { postId: string; title: string; film: MediaFile; player?: Ref<PlayerHandle> }) {
  const renew = useRefreshedVideo(postId, film._id);
  if (!film.url) return null;
  return (
    <VideoPlayer
      ref={player}
      id={`post-${film._id ?? postId}`}
      title={title}
      source={{ url: film.url, mimeType: film.mimeType }}
      poster={film.thumbnails?.[0]}
      duration={film.duration}
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
  return <img {...imageProps} className={styles.picture} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
