import type { ComponentType } from 'react';
import { Button } from '@/components/button/button';
import type { DeviceFieldsProps, QrCodeProps, ShowFormProps } from '@/entities/live-show/live-slots';
import { describeMissing } from '@/media/live/publisher-types';
import { FlipCamera } from './flip-camera';
import { LevelMeter } from './level-meter';
import { ResumeOffer } from './resume-offer';
import { ShowLink } from './show-link';
import { PlayerArea } from './player-area';
import type { BroadcastConsole } from './use-broadcast-console';
import styles from './setup.module.css';

interface SetupProps {
  broadcastConsole: BroadcastConsole;
  QrCode: ComponentType<QrCodeProps>;
  ShowForm: ComponentType<ShowFormProps>;
  DeviceFields: ComponentType<DeviceFieldsProps>;
  onGroup: () => void;
}

export function Setup({ broadcastConsole, QrCode, ShowForm, DeviceFields, onGroup }: SetupProps) {
  const { publisher } = broadcastConsole;
  const isReady = publisher.state.step === 'preview';
  const missing = describeMissing(publisher.missing);
  return (
    <div className={styles.setup}>
      <div className={styles.heading}>
        <h1>Go live</h1>
        <ShowLink QrCode={QrCode} />
      </div>
      <div className={styles.check}>
        <ResumeOffer goLive={broadcastConsole.goLive} endStored={broadcastConsole.endStored} />
        <PlayerArea publisher={publisher} />
        {isReady && publisher.missing.microphone === null ? <LevelMeter level={publisher.level} /> : null}
        {isReady ? <FlipCamera publisher={publisher} /> : null}
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
        <ShowForm ready={isReady} onGoLive={broadcastConsole.goLive} onGroup={onGroup} />
      </div>
    </div>
  );
}
