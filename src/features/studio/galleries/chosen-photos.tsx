import { X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useObjectUrl } from '@/components/upload/use-object-url';
import { formatQuantity, pluralize } from '@/lib/format/format';
import styles from './chosen-photos.module.css';

interface ChosenPhotosProps {
  files: readonly File[];
  onTakeOff: (file: File) => void;
}

export function ChosenPhotos({ files, onTakeOff }: ChosenPhotosProps) {
  if (files.length === 0) return null;
  return (
    <>
      <p className={styles.count} role="status">
        {`${formatQuantity(files.length, 'photo')} selected. ${pluralize(files.length, 'It uploads', 'They upload')}`}{' '}
        when you create the gallery.
      </p>
      <ul role="list" className={styles.photos} aria-label="Selected photos">
        {files.map((file, index) => (
          <ChosenPhoto key={`${index} ${file.name}`} file={file} onTakeOff={() => onTakeOff(file)} />
        ))}
      </ul>
    </>
  );
}

function ChosenPhoto({ file, onTakeOff }: { file: File; onTakeOff: () => void }) {
  const url = useObjectUrl(file);
  return (
    <li className={styles.photo}>
      {url && <img className={styles.image} src={url} alt={file.name} decoding="async" />}
      <IconButton label={`Remove ${file.name}`} size="sm" overPicture className={styles.off} onClick={onTakeOff}>
        <X />
      </IconButton>
    </li>
  );
}
