import { useRouter } from 'next/router';
import { useState } from 'react';
import { Video } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { paths } from '@/lib/page/paths';
import { useOnAirElsewhere } from '@/store/broadcast/use-on-air-elsewhere';
import { useAppDispatch } from '@/store/hooks';
import { privateRequestAccepted } from '@/store/streaming/streaming.slice';
import styles from './message-card.module.css';
import { rateText } from './show-labels';
import { useRequests } from './use-requests';

/** Shown to performers who opened the page of a private show without having pressed Accept, for example by a link. */
export function AcceptCard({ conversationId }: { conversationId: string }) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const heading = useFocusOnMount();
  const { requests, decline } = useRequests();
  const isOnAirElsewhere = useOnAirElsewhere();
  const [declining, setDeclining] = useState(false);
  const request = requests.find((each) => each.conversationId === conversationId);
  const declineAndLeave = async () => {
    setDeclining(true);
    await decline(conversationId);
    void router.push(paths.studioLive);
  };
  return (
    <section className={styles.card} aria-labelledby="accept-show">
      <Video className={styles.sign} />
      <h1 id="accept-show" ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {request
          ? `Accept the request from ${request.user.name || request.user.username || 'a fan'}?`
          : 'Start this private show?'}
      </h1>
      <p className={styles.text}>
        {isOnAirElsewhere
          ? 'You’re live in another tab. Accept the request there to pause that show first.'
          : 'The show starts with your camera and microphone on.'}
        {request?.price ? ` The fan pays ${rateText(request.price)}.` : ''}
      </p>
      {request?.userNote ? (
        <p className={styles.text} dir="auto">
          {request.userNote}
        </p>
      ) : null}
      <div className={styles.actions}>
        {isOnAirElsewhere === false ? (
          <Button variant="primary" onClick={() => dispatch(privateRequestAccepted({ conversationId }))}>
            {request ? 'Accept' : 'Start show'}
          </Button>
        ) : null}
        {request ? (
          <Button loading={declining} onClick={() => void declineAndLeave()}>
            Decline
          </Button>
        ) : (
          <ButtonLink href={paths.studioLive}>Back to Go live</ButtonLink>
        )}
      </div>
    </section>
  );
}
