import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { CropShape } from './crop-picture';
import { UploadControls } from './upload-controls';
import { PICTURE_TYPES, pictureProblem } from './picture-file';

const CropDialog = dynamic(() => import('./crop-dialog.client').then((module) => module.CropDialog), { ssr: false });

interface PictureSenderProps {
  /** Verb and object: "Change picture". */
  label: string;
  fileLabel: string;
  /** Title of the crop dialog. */
  cropTitle: string;
  shape: CropShape;
  progress: number | null;
  /** Why the last upload failed. */
  error?: string;
  onSend: (picture: File) => void;
  onStop: () => void;
}

/** Chooses, checks, crops and uploads a picture. The upload can be stopped and retried. */
export function PictureSender({
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
          address={chosen}
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
