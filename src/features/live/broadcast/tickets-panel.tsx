import { formatTokens, formatQuantity } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { Panel } from './panel';

/** Tickets sold since the show started; renders nothing for shows without tickets. */
export function TicketsPanel() {
  const { show, ticketCount, ticketTokens } = useAppSelector((state) => state.broadcast);
  if (show?.wish.isFree !== false) return null;
  const sold = `${formatQuantity(ticketCount, 'ticket')} sold`;
  return (
    <Panel title="Tickets" figure={formatTokens(ticketTokens)} empty="No tickets sold yet.">
      {ticketCount > 0 ? [<li key="sold">{sold}</li>] : []}
    </Panel>
  );
}
