import { formatTokens } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import { Panel } from './panel';

/** What fans tipped since the show began. */
export function TipsPanel() {
  const { tips, tipTokens } = useAppSelector((state) => state.broadcast);
  return (
    <Panel title="Tips of this show" figure={formatTokens(tipTokens)} empty="Tips appear here as they come in.">
      {tips.map(({ id, name, tokens }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span>{formatTokens(tokens)}</span>
        </li>
      ))}
    </Panel>
  );
}
