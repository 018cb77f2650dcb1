import type { ComponentType } from 'react';
import type { ChatProps, RequestsTrayProps } from '@/components/item/live-slots';
import { cx } from '@/components/cx';
import { useArrival } from '@/components/section/use-arrival';
import { useAppSelector } from '@/store/hooks';
import { OnAirMarks } from './on-air-marks';
import { ShowState } from './show-state';
import { Stage } from './stage';
import { StageControls } from './stage-controls';
import { TipsPanel } from './tips-panel';
import type { Desk } from './use-desk';
import { ViewersPanel } from './viewers-panel';
import styles from './on-air.module.css';

interface OnAirProps {
  desk: Desk;
  Chat: ComponentType<ChatProps>;
  Tray: ComponentType<RequestsTrayProps>;
  onEnd: () => void;
  onAccept: (conversationId: string) => void;
}

/** During the show: picture, chat, who asks for a private show, tips and viewers. */
export function OnAir({ desk, Chat, Tray, onEnd, onAccept }: OnAirProps) {
  const show = useAppSelector((state) => state.broadcast.show);
  const name = useAppSelector((state) => state.user.current.name || state.user.current.username || '');
  const asked = useAppSelector((state) => state.streaming.privateRequests.length > 0);
  const heading = useArrival();
  if (!show) return null;
  return (
    <div className={styles.onAir}>
      <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {show.wish.title || 'Your show'}
      </h1>
      <div className={styles.stage}>
        <Stage publisher={desk.publisher} onAir={<OnAirMarks />} className={styles.picture} />
        <ShowState desk={desk} />
      </div>
      <div className={styles.controls}>
        <StageControls publisher={desk.publisher} onEnd={onEnd} />
      </div>
      <div className={styles.chat}>
        <Chat conversationId={show.conversationId} performerId={show.performerId} performerName={name} moderates />
      </div>
      <div className={cx(styles.tray, asked && styles.asked)}>
        <Tray onAccept={onAccept} />
      </div>
      <div className={styles.figures}>
        <TipsPanel />
        <ViewersPanel />
      </div>
    </div>
  );
}
