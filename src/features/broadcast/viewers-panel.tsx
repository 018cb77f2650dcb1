import { formatNumber } from '@/lib/format';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { useAppSelector } from '@/store/hooks';
import { Panel } from './panel';

/** Who is in the room; guests have no names. */
export function ViewersPanel() {
  const { members, guests, total } = useAppSelector(selectViewers);
  return (
    <Panel title="Watching now" figure={formatNumber(total)} empty="Nobody yet. Fans are told that you are live.">
      {[
        ...members.map(({ _id, name, username }) => (
          <li key={_id}>
            <bdi>{name || username}</bdi>
          </li>
        )),
        ...(guests > 0 ? [<li key="guests">{guests === 1 ? '1 guest without an account' : `${formatNumber(guests)} guests without an account`}</li>] : []),
      ]}
    </Panel>
  );
}
