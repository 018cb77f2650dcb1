import { PhotoResults } from '@/entities/photo/photo-results';
import { paths } from '@/lib/page/paths';
import { photoListing } from '@/store/list/listings';
import { ProfileList, type OpenTab } from './profile-list';
import { tabQuery } from './profile-tabs';

interface ProfilePhotosProps extends OpenTab {
  /** Photo named by the URL (`?photo=`). */
  photoId: string | null;
}

export const ProfilePhotos = ({ photoId, ...tab }: ProfilePhotosProps) => (
  <ProfileList
    {...tab}
    query={tabQuery(tab.performer, tab.view)}
    listing={photoListing}
    noun="photos"
    singular="photo"
    results={(list) => <PhotoResults {...list} photoId={photoId} />}
    illustration="stage"
    all={paths.photos}
  />
);
