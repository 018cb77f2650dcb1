import type { InvitedShow } from '@/contract/streaming';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import { requestRecord, type Outcome, type Send } from '../request/request.saga';
import type { Saga } from '../saga';

/** `requestRecord` for a show. Without the id of its conversation, a show can't be entered or ended, so it fails. */
export function* requestInvitation(send: Send<InvitedShow>): Saga<Outcome<InvitedShow>> {
  const outcome = yield* requestRecord(send);
  return outcome.ok && !(isRecord(outcome.data.conversation) && outcome.data.conversation._id)
    ? { ok: false, error: new ApiError(200) }
    : outcome;
}
