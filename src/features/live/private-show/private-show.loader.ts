import type { Performer } from '@/contract/performer';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import type { ShowKind } from '@/store/private-show/show';

export interface ShowPerformer extends Pick<
  Performer,
  '_id' | 'name' | 'username' | 'avatar' | 'isOnline' | 'maxParticipantsAllowed'
> {
  streamingStatus: string;
}

export interface PrivateShowProps {
  kind: ShowKind;
  performer: ShowPerformer;
  /** Tokens per minute; 0 is free, null if the performer offers no such shows. */
  price: number | null;
}

export async function loadPrivateShow({ services, query, signal }: PageScope): Promise<PageOutcome<PrivateShowProps>> {
  const kind = readParameter(query, 'kind') === 'group' ? 'group' : 'private';
  try {
    const { data } = await services.performers.get(readParameter(query, 'username'), { signal });
    const {
      _id,
      name,
      username,
      avatar = null,
      isOnline = false,
      streamingStatus = 'offline',
      maxParticipantsAllowed = 0,
    } = data;
    const price = (kind === 'group' ? data.groupChatPrice : data.privateChatPrice) ?? null;
    return ok({
      kind,
      performer: { _id, name, username, avatar, isOnline, streamingStatus, maxParticipantsAllowed },
      price,
    });
  } catch (error) {
    return outcomeOfError(error);
  }
}
