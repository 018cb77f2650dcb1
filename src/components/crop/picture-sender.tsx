import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { CropShape } from './crop-picture';
import { UploadControls } from './upload-controls';
import { PICTURE_TYPES, pictureProblem } from './picture-file';

const CropDialog = dynamic(() => import('./crop-dialog.client').then((module) => module.CropDialog), { ssr: false });

interface PictureSenderProps {
  /** Verb and object: "Change the picture". */
  label: string;
  fileLabel: string;
  /** Above the picture while its part is chosen. */
  cropTitle: string;
  shape: CropShape;
  progress: number | null;
  /** Why the last one could not be sent. */
  error?: string;
  onSend: (picture: File) => void;
  onStop: () => void;
}

/** A picture on its way: chosen, checked, cut, sent; the sending can be stopped and tried again. */
export function PictureSender({ label, fileLabel, cropTitle, shape, progress, error, onSend, onStop }: PictureSenderProps) {
  /** Address of the file that is being cut. */
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
