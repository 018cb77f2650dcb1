import { createCategoriesLoader } from '../shared/categories-page';

export const loadNewVideos = createCategoriesLoader('video');
