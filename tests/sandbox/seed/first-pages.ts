import type { SeedData } from './seed-data';

/** The part of the seed whose pictures the first pages show, most wanted first. */
export function firstPages(seed: SeedData): unknown[] {
  const newest = <T>(rows: readonly T[], count: number) => rows.slice(-count).reverse();
  return [
    seed.performers.map(({ avatar }) => avatar),
    newest(seed.videos, 48).map(({ thumbnail }) => thumbnail.thumbnails),
    seed.banners.map(({ photo }) => photo.url),
    newest(seed.galleries, 12).map(({ coverPhoto }) => coverPhoto.thumbnails),
    newest(seed.products, 12).map(({ images }) => images[0]?.thumbnails),
    newest(seed.posts, 12).map(({ image }) => image?.thumbnails),
    seed.users.map(({ avatar }) => avatar),
    seed.performers.map(({ cover }) => cover),
    newest(seed.videos, 24).map(({ thumbnail }) => thumbnail.url),
  ];
}
