import { Link } from '@/components/link';
import type { Photo } from '@/contract/photo';
import styles from './no-script-photo.module.css';

interface NoScriptPhotoProps {
  photo: Photo | undefined;
  name: string;
  back: string;
}

/** The photo from the URL, for browsers without scripts. With scripts, the viewer shows it. */
export function NoScriptPhoto({ photo, name, back }: NoScriptPhotoProps) {
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
