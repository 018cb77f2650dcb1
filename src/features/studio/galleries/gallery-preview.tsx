import { useState } from 'react';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { Dialog } from '@/components/dialog/dialog';
import { PhotoTile } from '@/entities/photo/photo-tile';
import { getAccess } from '../shared/access';
import { ViewSwitch } from '../shared/view-switch';
import type { OwnGallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';
import { photoLabel } from './photo-label';
import styles from './gallery-preview.module.css';

interface GalleryPreviewProps {
  gallery: OwnGallery;
  photos: readonly Photo[];
  coverId: string | null;
  onClose: () => void;
}

const SHOWN = 12;

/** A tile links to the full picture. */
const closed = (photo: Photo): Photo => ({ ...photo, photo: photo.photo ? { ...photo.photo, url: null } : null });

export function GalleryPreview({ gallery, photos, coverId, onClose }: GalleryPreviewProps) {
  const [view, setView] = useState<'everybody' | 'fan'>('everybody');
  const access = getAccess(gallery);
  const isOpen = view === 'fan' || access === 'free';
  const shown = photos.filter(({ status }) => status === 'active');
  const cover = photos.find(({ _id }) => _id === coverId) ?? shown[0];
  const card = {
    ...gallery,
    coverPhoto: cover?.photo ?? gallery.coverPhoto,
    numOfItems: shown.length,
    isBought: isOpen,
    isSubscribed: isOpen,
  };

  return (
    <Dialog open onClose={onClose} title="How fans see it" shape="sheet">
      <div className={styles.preview}>
        <ViewSwitch
          label="View as"
          name="gallery-seen-by"
          view={view}
          views={[
            { value: 'everybody', label: 'Everyone' },
            { value: 'fan', label: access === 'sale' ? 'Buyers' : 'Subscribers' },
          ]}
          onView={setView}
        />
        {/* Not interactive in the preview. */}
        <div className={styles.card} inert>
          <GalleryCard gallery={card} heading="h3" />
        </div>
        {shown.length > 0 ? (
          <ul role="list" className={styles.photos} aria-label="Photos as fans see them">
            {shown.slice(0, SHOWN).map((photo, index) => (
              <li key={photo._id}>
                <PhotoTile photo={isOpen ? photo : closed(photo)} name={photoLabel(photo, index + 1)} shape="square" />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>No published photos. Fans don’t see a gallery without photos.</p>
        )}
        {shown.length > SHOWN && <p className={styles.quiet}>And {shown.length - SHOWN} more.</p>}
        {gallery.status !== 'active' && (
          <p className={styles.quiet}>This gallery isn’t published yet, so only you can see it.</p>
        )}
      </div>
    </Dialog>
  );
}
