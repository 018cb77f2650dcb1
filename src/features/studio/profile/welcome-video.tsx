import { Alert, Switch } from 'antd';
import { useId, useRef, useState } from 'react';
import { Film } from 'lucide-react';
import { UploadControls } from '@/components/crop/upload-controls';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { fileRules } from '@/components/upload/file-rules';
import type { OwnPerformer } from '@/contract/performer';
import { fileProblem, formatFileRule } from '@/lib/files/file-check';
import { isUnsupportedCall } from '@/lib/http/errors';
import { LoadFailure } from '../shared/states';
import type { useWelcomeVideo } from './use-own-files';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface WelcomeVideoProps {
  performer: OwnPerformer;
  upload: ReturnType<typeof useWelcomeVideo>;
}

function WelcomePlayer({ url }: { url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [step, setStep] = useState<'ready' | 'failed' | 'retrying'>('ready');
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label="Your welcome video"
        onError={() => setStep('failed')}
        onLoadedMetadata={() => setStep('ready')}
      />
      {step !== 'ready' && (
        <LoadFailure
          title="The video can’t be played."
          message="If you’ve just uploaded it, it may still be processing. Retry in a minute or two."
          onRetry={() => {
            setStep('retrying');
            video.current?.load();
          }}
          retrying={step === 'retrying'}
        />
      )}
    </>
  );
}

export function WelcomeVideo({ performer: first, upload }: WelcomeVideoProps) {
  const id = useId();
  const { performer, save, busy, refusal } = useOwnPerformer(first, true);
  const { videoUrl, progress, problem, missing, start, stop, refuse, retry } = upload;
  const choose = async (file: File) => {
    const found = await fileProblem(file, fileRules.welcomeVideo);
    if (found) refuse(found);
    else start(file);
  };
  return (
    <section className={styles.group} aria-labelledby="welcome">
      <h2 id="welcome">Welcome video</h2>
      <p className={styles.quiet}>
        A short hello that plays on your page: {formatFileRule(fileRules.welcomeVideo)}, up to three minutes. 30 seconds
        is plenty.
      </p>
      {videoUrl ? (
        <WelcomePlayer key={videoUrl} url={videoUrl} />
      ) : (
        <p className={styles.quiet}>No welcome video yet.</p>
      )}
      {missing ? (
        <NotSupportedNote what="a welcome video" />
      ) : (
        <UploadControls
          label={videoUrl ? 'Replace video' : 'Choose a video'}
          fileLabel="Welcome video file"
          icon={<Film />}
          accept={fileRules.welcomeVideo.accept}
          progress={progress}
          problem={problem}
          onChoose={(file) => void choose(file)}
          onStop={stop}
          onRetry={retry}
        />
      )}
      {videoUrl ? (
        <div className={styles.row}>
          <Switch
            id={`${id}show`}
            checked={performer.activateWelcomeVideo === true}
            // `loading` would disable the switch, which loses the focus.
            onChange={(on) => {
              if (!busy) void save({ activateWelcomeVideo: on });
            }}
          />
          <label htmlFor={`${id}show`}>Show it on my page</label>
        </div>
      ) : null}
      {isUnsupportedCall(refusal) ? (
        <NotSupportedNote what="showing or hiding the welcome video" />
      ) : refusal ? (
        <Alert type="error" showIcon title={<span dir="auto">{refusal.message}</span>} />
      ) : null}
    </section>
  );
}
