import { useRouter } from 'next/router';
import { followLink } from '@/components/follow-link';
import { getPath, paths } from '@/lib/page/paths';
import { isOnAirElsewhere } from '@/store/broadcast/broadcast.saga';
import { confirmationOpened, selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { privateRequestAccepted } from '@/store/streaming/streaming.slice';
import { RequestCard } from './request-card';
import styles from './requests-notice.module.css';
import { useChime } from './use-chime';
import { useRequests } from './use-requests';

export function RequestsNotice() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOnAir = useAppSelector(selectIsOnAir);
  const accept = (conversationId: string) => {
    const show = paths.studioShow(conversationId);
    // The show has a confirmation of its own. It continues at this link, so that only forms and uploads ask first.
    if (isOnAir) followLink(paths.studioLive, () => dispatch(confirmationOpened({ privateShow: conversationId })));
    else followLink(show, () => void openShow(conversationId, show));
  };
  /** If another tab is live, the page of the show says where to accept. */
  const openShow = async (conversationId: string, show: string) => {
    if (!(await store.run(isOnAirElsewhere))) dispatch(privateRequestAccepted({ conversationId }));
    void router.push(show);
  };
  const { requests: all, news, decline } = useRequests();
  // The page of a request has its own card for it.
  const here = getPath(router.asPath);
  const requests = all.filter(({ conversationId }) => paths.studioShow(conversationId) !== here);
  useChime(requests);
  return (
    <>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {requests.length > 0 && (
        <section className={styles.notice} data-floating="" aria-labelledby="private-requests">
          <h2 id="private-requests" className={styles.title}>
            Private show requests
          </h2>
          <ul role="list" className={styles.list}>
            {requests.map((request) => (
              <li key={request.conversationId}>
                <RequestCard
                  request={request}
                  onAccept={() => accept(request.conversationId)}
                  onDecline={() => decline(request.conversationId)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {isOnAir
              ? 'Accepting pauses your public show.'
              : 'Accepting starts the show with your camera and microphone on.'}
          </p>
        </section>
      )}
    </>
  );
}
