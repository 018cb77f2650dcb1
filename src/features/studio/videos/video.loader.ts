import { createCategoriesLoader, type CategoriesPage } from '../shared/categories-page';
import type { OwnVideo } from '@/contract/video';
import type { Performer } from '@/contract/performer';
import { outcomeOfError, ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export interface OwnVideoPage extends CategoriesPage {
  video: OwnVideo;
}

export const loadNewVideos = createCategoriesLoader('video');

const personForPage = ({ _id, name, username, avatar }: Performer): Performer => ({ _id, name, username, avatar });

/** A video with its files, and its people reduced to what the page shows. */
export const videoForPage = ({
  performer: _owner,
  performers: _all,
  participants = [],
  ...video
}: OwnVideo): OwnVideo => ({ ...video, participants: participants.map(personForPage) });

export async function loadOwnVideo({ services, query, signal }: PageScope): Promise<PageOutcome<OwnVideoPage>> {
  try {
    const [{ data }, categories] = await Promise.all([
      services.videos.getOwn(readParameter(query, 'id'), { signal }),
      loadCategoryOptions(services, 'video'),
    ]);
    return ok({ video: videoForPage(data), categories });
  } catch (error) {
    return outcomeOfError(error);
  }
}
