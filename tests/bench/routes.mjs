/** Pages that a guest sees first, and how much JavaScript each may ask for: kB (1000 bytes), gzipped. */
export const ROUTES = [
  { name: '/home', budget: 200 },
  { name: '/performers', budget: 200 },
  { name: '/performers/aria', budget: 200 },
  { name: '/videos', budget: 200 },
  { name: '/video/[locked]', budget: 220, path: lockedVideo },
  { name: '/video/[free]', budget: 220, path: freeVideo },
  { name: '/categories', budget: 200 },
  { name: '/auth/login', budget: 200 },
  { name: '/404', budget: 200, status: 404 },
];

async function videoWhere(api, fits) {
  const answer = await fetch(`${api}/user/assets/videos/search?limit=100`);
  const { data } = await answer.json();
  const video = data.data.find(fits);
  if (!video) throw new Error('The sandbox has no video of the kind to measure.');
  return `/video/${video.slug}`;
}

function lockedVideo(api) {
  return videoWhere(api, ({ isSale, price }) => isSale && price > 0);
}

function freeVideo(api) {
  return videoWhere(api, ({ isSale, price }) => !isSale && !price);
}
