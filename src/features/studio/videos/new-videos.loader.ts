import { loadCategories } from '../shared/categories-page';

export const loadNewVideos = loadCategories('video');
