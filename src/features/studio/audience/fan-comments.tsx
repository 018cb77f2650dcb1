import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { LocalDate } from '@/components/text/local-date';
import { formatNumber } from '@/lib/format/format';
import { FanPart } from './fan-part';
import { useFanComments } from './use-fan';
import styles from './fan-card.module.css';

export function FanComments({ fanId }: { fanId: string }) {
  const { part, retry } = useFanComments(fanId);
  return (
    <FanPart title="Comments" part={part} retry={retry}>
      {(comments) => {
        if (!comments) return <NotSupportedNote what="listing comments by fan" />;
        const { data: items, total } = comments;
        if (items.length === 0) return <p className={styles.quiet}>No comments on your content yet.</p>;
        return (
          <>
            {total > items.length ? (
              <p className={styles.quiet}>
                The latest {items.length} of {formatNumber(total)}.
              </p>
            ) : null}
            <ul role="list" className={styles.rows}>
              {items.map(({ _id, content, createdAt, objectInfo }) => (
                <li key={_id} className={styles.comment}>
                  <p dir="auto">{content}</p>
                  <p className={styles.below}>
                    <LocalDate iso={createdAt ?? ''} />
                    {objectInfo ? (
                      <>
                        , on <bdi>{objectInfo.title}</bdi>
                      </>
                    ) : null}
                  </p>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </FanPart>
  );
}
