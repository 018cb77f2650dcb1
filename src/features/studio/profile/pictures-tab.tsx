import { PictureUpload } from '@/components/crop/picture-upload';
import { Picture } from '@/components/picture/picture';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import type { OwnPerformer } from '@/contract/performer';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { UploadGuard } from '../shared/upload-guard';
import { avatarChosen, avatarUploadCanceled } from '@/store/user/user.slice';
import { useCover, useWelcomeVideo } from './use-own-files';
import { WelcomeVideo } from './welcome-video';
import styles from './studio-profile.module.css';

/** Aspect ratio of cards; round avatars crop to its center. */
const PORTRAIT = { aspect: 4 / 5, width: 800 };
const COVER = { aspect: 4, width: 1600 };

interface PicturesTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

/** Profile picture, cover and welcome video. Each uploads when it is selected. */
export function PicturesTab({ performer, extended }: PicturesTabProps) {
  const dispatch = useAppDispatch();
  const cover = useCover(performer);
  const welcomeVideo = useWelcomeVideo(performer);
  const { current, avatarProgress, avatarError } = useAppSelector((state) => state.user);
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby="profile-picture">
        <h2 id="profile-picture">Profile picture</h2>
        <p className={styles.quiet}>
          Shown on cards in this shape and in a circle next to your name, so center your face.
        </p>
        <div className={styles.portrait}>
          <Picture
            src={current.avatar}
            alt="Your profile picture"
            ratio="portrait"
            placeholder="person"
            className={styles.picture}
          />
        </div>
        <PictureUpload
          label="Change profile picture"
          fileLabel="Profile picture file"
          cropTitle="Position your profile picture"
          shape={PORTRAIT}
          progress={avatarProgress}
          error={avatarError?.message}
          onSend={(picture) => dispatch(avatarChosen(picture))}
          onStop={() => dispatch(avatarUploadCanceled())}
        />
      </section>
      {extended ? (
        <>
          <Cover {...cover} />
          <WelcomeVideo performer={performer} upload={welcomeVideo} />
        </>
      ) : (
        <NotSupportedNote what="a cover or a welcome video" />
      )}
      <UploadGuard when={cover.progress !== null || welcomeVideo.progress !== null} />
    </div>
  );
}

function Cover({ cover, progress, problem, missing, start, stop }: ReturnType<typeof useCover>) {
  return (
    <section className={styles.group} aria-labelledby="cover">
      <h2 id="cover">Cover</h2>
      <p className={styles.quiet}>The wide picture at the top of your page. Use at least 1,600 × 400 pixels.</p>
      <Picture src={cover} alt="Your cover" ratio="cover" className={styles.picture} />
      {missing ? (
        <NotSupportedNote what="changing the cover" />
      ) : (
        <PictureUpload
          label="Change cover"
          fileLabel="Cover file"
          cropTitle="Position your cover"
          shape={COVER}
          progress={progress}
          error={problem}
          onSend={start}
          onStop={stop}
        />
      )}
    </section>
  );
}
