import { useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { type CropShape, cropPicture } from './crop-picture';
import styles from './crop-dialog.module.css';

const MAX_ZOOM = 4;
const ARROW_STEP = 8;

interface CropDialogProps {
  title: string;
  url: string;
  shape: CropShape;
  onDone: (picture: File) => void;
  onClose: () => void;
}

/** Dialog to crop a picture by dragging, pinching and scrolling, or with the arrow keys and the slider. */
export function CropDialog({ title, url, shape, onDone, onClose }: CropDialogProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [state, setState] = useState<'open' | 'cutting' | 'unreadable'>('open');

  const isCanceled = useRef(false);
  const cancel = () => {
    isCanceled.current = true;
    onClose();
  };
  const use = () => {
    if (!area || state === 'cutting') return;
    setState('cutting');
    cropPicture(url, area, shape).then(
      (picture) => {
        if (!isCanceled.current) onDone(picture);
      },
      () => setState('unreadable'),
    );
  };

  return (
    <Dialog
      open
      onClose={cancel}
      title={title}
      shape="sheet"
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            variant="primary"
            loading={state === 'cutting'}
            disabled={!area || state === 'unreadable'}
            onClick={use}
          >
            Use picture
          </Button>
        </>
      }
    >
      {state === 'unreadable' ? (
        <p role="alert">This picture can’t be opened. Choose another one.</p>
      ) : (
        <div className={styles.crop}>
          <div className={styles.cropArea}>
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={shape.aspect}
              showGrid={false}
              keyboardStep={ARROW_STEP}
              cropperProps={{ 'aria-label': 'Crop area. Move it with the arrow keys.' }}
              mediaProps={{ alt: '', onError: () => setState('unreadable') }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
            />
          </div>
          <label className={styles.zoom} htmlFor={id}>
            Zoom
            <input
              id={id}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          </label>
        </div>
      )}
    </Dialog>
  );
}
