import type { ComponentType } from 'react';
import { Button } from '@/components/button/button';
import type { QrCodeProps } from '@/entities/live-show/live-slots';
import { missingIn } from '@/media/live/publisher-types';
import { useAppSelector } from '@/store/hooks';
import { selectPlayMode } from '@/store/streaming/streaming.selectors';
import { DeviceFields } from './device-fields';
import { FlipCamera } from './flip-camera';
import { LevelMeter } from './level-meter';
import { ResumeOffer } from './resume-offer';
import { ShowForm } from './show-form';
import { ShowLink } from './show-link';
import { PlayerArea } from './player-area';
import type { BroadcastConsole } from './use-broadcast-console';
import styles from './setup.module.css';

interface SetupProps {
  broadcastConsole: BroadcastConsole;
  QrCode: ComponentType<QrCodeProps>;
  onGroup: () => void;
}

/** Device check and show settings before going live. */
export function Setup({ broadcastConsole, QrCode, onGroup }: SetupProps) {
  const { publisher } = broadcastConsole;
  const { name, username } = useAppSelector((state) => state.user.current);
  const { step, error } = useAppSelector((state) => state.broadcast);
  const playMode = useAppSelector(selectPlayMode('broadcast'));
  const ready = publisher.state.step === 'preview';
  const missing = missingIn(publisher.missing);
  return (
    <div className={styles.setup}>
      <div className={styles.heading}>
        <h1>Go live</h1>
        <ShowLink QrCode={QrCode} />
      </div>
      <div className={styles.check}>
        <ResumeOffer goLive={broadcastConsole.goLive} />
        <PlayerArea publisher={publisher} />
        {ready && publisher.missing.microphone === null ? <LevelMeter level={publisher.level} /> : null}
        {ready ? <FlipCamera publisher={publisher} /> : null}
        {missing || publisher.retrying ? (
          <div className={styles.missing}>
            <p role="status">{missing}</p>
            <Button loading={publisher.retrying} onClick={() => void publisher.retryMissing()}>
              Retry
            </Button>
          </div>
        ) : null}
        <DeviceFields publisher={publisher} />
      </div>
      <div className={styles.show}>
        <ShowForm
          name={name || username || ''}
          ready={ready}
          busy={step === 'opening'}
          refusal={error}
          playMode={playMode}
          onGoLive={broadcastConsole.goLive}
          onGroup={onGroup}
        />
      </div>
    </div>
  );
}
