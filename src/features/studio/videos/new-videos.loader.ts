import { loadCategories } from '@/features/studio/shared/categories-page';

export const loadNewVideos = loadCategories('video');
