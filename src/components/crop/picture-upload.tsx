import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { CropShape } from './crop-picture';
import { UploadControls } from './upload-controls';

/** Types that every browser can decode and every back end accepts. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Phones may run out of memory when they decode larger files. The cropped upload is far smaller. */
const MAX_MB = 20;

/** Returns why a file can't be used as a picture, or undefined. */
function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Choose a JPEG, PNG or WebP picture.';
  return size > MAX_MB * 1024 * 1024 ? `Choose a picture up to ${MAX_MB} MB.` : undefined;
}

const CropDialog = dynamic(() => import('./crop-dialog.client').then((module) => module.CropDialog), { ssr: false });

interface PictureSenderProps {
  /** Verb and object: "Change picture". */
  label: string;
  fileLabel: string;
  cropTitle: string;
  shape: CropShape;
  progress: number | null;
  error?: string;
  onSend: (picture: File) => void;
  onStop: () => void;
}

/** Chooses, checks, crops and uploads a picture. The upload can be stopped and retried. */
export function PictureUpload({
  label,
  fileLabel,
  cropTitle,
  shape,
  progress,
  error,
  onSend,
  onStop,
}: PictureSenderProps) {
  /** Object URL of the file being cropped. */
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<File | null>(null);

  const choose = (file: File) => {
    const found = pictureProblem(file);
    setProblem(found ?? '');
    if (!found) setChosen(URL.createObjectURL(file));
  };
  useEffect(() => {
    if (chosen === '') return;
    return () => URL.revokeObjectURL(chosen);
  }, [chosen]);
  const close = () => setChosen('');
  const send = (picture: File) => {
    setSent(picture);
    onSend(picture);
  };

  return (
    <>
      <UploadControls
        label={label}
        fileLabel={fileLabel}
        accept={PICTURE_TYPES.join(',')}
        progress={progress}
        problem={problem || error}
        onChoose={choose}
        onStop={onStop}
        onRetry={error && sent ? () => send(sent) : undefined}
      />
      {chosen ? (
        <CropDialog
          title={cropTitle}
          url={chosen}
          shape={shape}
          onClose={close}
          onDone={(picture) => {
            close();
            send(picture);
          }}
        />
      ) : null}
    </>
  );
}
