import { Avatar } from '@/components/avatar/avatar';
import { PictureUpload } from '@/components/crop/picture-upload';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { avatarChosen, avatarUploadCanceled } from '@/store/user/user.slice';
import styles from './avatar-editor.module.css';

const ROUND = { aspect: 1, width: 512, round: true };

export function AvatarEditor() {
  const dispatch = useAppDispatch();
  const { current, avatarProgress, avatarError } = useAppSelector((state) => state.user);
  return (
    <section className={styles.editor} aria-label="Profile picture">
      <Avatar src={current.avatar} name={current.name || current.username || ''} size="xl" priority />
      <div className={styles.text}>
        <p className={styles.name} dir="auto">
          {current.name || current.username}
        </p>
        {current.username ? (
          <p className={styles.quiet} dir="auto">
            @{current.username}
          </p>
        ) : null}
        <div className={styles.change}>
          <PictureUpload
            label="Change profile picture"
            fileLabel="Profile picture file"
            cropTitle="Position your profile picture"
            shape={ROUND}
            progress={avatarProgress}
            error={avatarError?.message}
            onSend={(picture) => dispatch(avatarChosen(picture))}
            onStop={() => dispatch(avatarUploadCanceled())}
          />
        </div>
      </div>
    </section>
  );
}
