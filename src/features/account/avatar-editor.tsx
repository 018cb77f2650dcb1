import dynamic from 'next/dynamic';
import { type ChangeEvent, useRef, useState } from 'react';
import { ImageUp, RotateCw } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { Button } from '@/components/button/button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { avatarChosen, avatarGivenUp } from '@/store/user/user.slice';
import { pictureProblem, PICTURE_TYPES } from './picture-file';
import styles from './avatar-editor.module.css';

const AvatarCrop = dynamic(() => import('./avatar-crop.client').then((module) => module.AvatarCrop), { ssr: false });

/** The own picture: choose, cut out, send; the sending can be stopped and tried again. */
export function AvatarEditor() {
  const dispatch = useAppDispatch();
  const { current, avatarProgress, avatarError } = useAppSelector((state) => state.user);
  /** Address of the file that is being cut. */
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sending = avatarProgress !== null;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const found = pictureProblem(file);
    setProblem(found ?? '');
    if (!found) setChosen(URL.createObjectURL(file));
  };

  const close = () => {
    URL.revokeObjectURL(chosen);
    setChosen('');
  };

  const send = (picture: File) => {
    setSent(picture);
    dispatch(avatarChosen(picture));
  };

  const message = problem || avatarError?.message;
  return (
    <section className={styles.editor} aria-label="Your picture">
      <Avatar src={current.avatar} name={current.name || current.username || ''} size="xl" priority />
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {current.name || current.username}
        </p>
        {current.username ? (
          <p className={styles.quiet} dir="auto">
            @{current.username}
          </p>
        ) : null}
        <input ref={input} type="file" accept={PICTURE_TYPES.join(',')} hidden aria-label="Picture file" onChange={choose} />
        {sending ? (
          <div className={styles.course}>
            <progress className={styles.progress} value={avatarProgress} max={100} aria-label="Sending the picture" />
            <span className={styles.percent}>{avatarProgress} %</span>
            <Button size="sm" onClick={() => dispatch(avatarGivenUp())}>
              Stop
            </Button>
          </div>
        ) : (
          <div className={styles.course}>
            <Button size="sm" icon={<ImageUp />} onClick={() => input.current?.click()}>
              Change the picture
            </Button>
            {avatarError && sent ? (
              <Button size="sm" icon={<RotateCw />} onClick={() => send(sent)}>
                Try again
              </Button>
            ) : null}
          </div>
        )}
        <p role="alert" className={styles.problem} dir="auto">
          {!sending && message ? message : null}
        </p>
      </div>
      {chosen ? (
        <AvatarCrop
          address={chosen}
          onClose={close}
          onDone={(picture) => {
            close();
            send(picture);
          }}
        />
      ) : null}
    </section>
  );
}
