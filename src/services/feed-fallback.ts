import { ApiError } from '@/lib/http/errors';

interface Named {
  objectType?: string | undefined;
}

const REFUSALS = [400, 404, 422];
const isPost = ({ objectType }: Named) => objectType === 'post' || objectType === 'story';
const isRefusal = (error: unknown) => error instanceof ApiError && REFUSALS.includes(error.status);

/**
 * Sends calls about items. Some back ends know posts and stories only as feeds (contract B.11, B.12): a refused call is
 * repeated with that type, and so are the next ones. If both are refused, the first error is thrown.
 */
export class FeedFallback {
  private knowsFeeds = false;

  async send<B extends Named, T>(body: B, call: (body: B | (B & { objectType: 'feed' })) => Promise<T>): Promise<T> {
    if (!isPost(body)) return call(body);
    const callAsFeed = () => call({ ...body, objectType: 'feed' });
    if (this.knowsFeeds) return callAsFeed();
    try {
      return await call(body);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const reply = await callAsFeed().catch((failure: unknown) => {
        throw isRefusal(failure) ? error : failure;
      });
      this.knowsFeeds = true;
      return reply;
    }
  }
}
