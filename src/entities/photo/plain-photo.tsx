import { Link } from '@/components/link';
import type { Photo } from '@/contract/photo';
import styles from './plain-photo.module.css';

interface PlainPhotoProps {
  photo: Photo | undefined;
  name: string;
  /** Path of the list it belongs to. */
  back: string;
}

/** The photo from the URL, for browsers without scripts. With scripts, the viewer shows it. */
export function PlainPhoto({ photo, name, back }: PlainPhotoProps) {
  const { url, width, height } = photo?.photo ?? {};
  if (!url) return null;
  return (
    <noscript>
      <figure className={styles.figure}>
        <img src={url} alt={name} width={width ?? undefined} height={height ?? undefined} />
        <figcaption dir="auto">
          {name} · <Link href={back}>All photos</Link>
        </figcaption>
      </figure>
    </noscript>
  );
}
