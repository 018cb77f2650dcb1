import { useAppSelector } from '@/store/hooks';
import type { ProfileLists } from './account.loader';
import { AvatarEditor } from './avatar-editor';
import { ProfileForm } from './profile-form';
import styles from './account.module.css';

export function ProfileTab({ lists }: { lists: ProfileLists }) {
  const id = useAppSelector((state) => state.user.current._id);
  return (
    <div className={styles.panel}>
      <AvatarEditor />
      <ProfileForm key={id} lists={lists} />
    </div>
  );
}
