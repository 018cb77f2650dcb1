import { Radio, Upload } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { SectionHeader } from '@/components/section/section-header';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { useAppSelector } from '@/store/hooks';
import { FirstSteps } from './first-steps';
import { IncomeBlock } from './income-block';
import type { StudioHomePage } from './studio-home.loader';
import { useStudioHome } from './use-studio-home';
import { CommentsBlock, EventBlock, OrdersBlock, SubscribersBlock } from './task-blocks';
import styles from './studio-home-screen.module.css';

export function StudioHomeScreen(page: StudioHomePage) {
  const isOnAir = useAppSelector(selectIsOnAir);
  const { firstSteps, money, orders, subscribers, event, comments } = useStudioHome(page);
  return (
    <>
      <SectionHeader heading="h1" title="Studio" note="Your earnings and what needs your attention.">
        <ButtonLink icon={<Upload />} href={studioPaths.videoNew} className={styles.wideOnly}>
          Upload
        </ButtonLink>
        <ButtonLink variant="primary" icon={<Radio />} href={paths.studioLive} data-tour="live">
          {isOnAir ? 'Back to show' : 'Go live'}
        </ButtonLink>
      </SectionHeader>
      <FirstSteps data={firstSteps} />
      <div className={styles.blocks}>
        <IncomeBlock data={money} />
        <OrdersBlock data={orders} />
        <CommentsBlock data={comments} />
        <SubscribersBlock data={subscribers} />
        <EventBlock data={event} />
      </div>
    </>
  );
}
