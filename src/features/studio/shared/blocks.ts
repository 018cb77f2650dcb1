import type { Block } from '@/contract/block';
import { fetchFirst } from '@/lib/lists/fetch-all';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { ifSupported } from './if-supported';
import { toList } from './list-reply';

/** Maximum number of blocks that are read. */
const MAX_BLOCKS = 2000;

/** The fans whom the performer has blocked; null if the server can't block. */
export const fetchBlocks = ({ blocks }: Services, options?: CallOptions): Promise<Block[] | null> =>
  ifSupported(
    async () => (await fetchFirst(async (range) => toList(await blocks.users(range, options)), MAX_BLOCKS)).items,
    null,
  );
