/**
 * Paths of the studio, kept out of the bundle of fans. Its start page and the broadcast console are in
 * `lib/page/paths`.
 */

interface Identified {
  _id: string;
}

const encodePart = (value: string) => encodeURIComponent(value);

export const studioPaths = {
  videos: '/studio/videos',
  videoNew: '/studio/videos/new',
  video: (video: Identified) => `/studio/videos/${encodePart(video._id)}`,
  galleries: '/studio/galleries',
  galleryNew: '/studio/galleries/new',
  gallery: (gallery: Identified) => `/studio/galleries/${encodePart(gallery._id)}`,
  photos: '/studio/photos',
  products: '/studio/products',
  productNew: '/studio/products/new',
  product: (product: Identified) => `/studio/products/${encodePart(product._id)}`,
  posts: '/studio/posts',
  postNew: '/studio/posts/new',
  post: (post: Identified) => `/studio/posts/${encodePart(post._id)}`,
  stories: '/studio/stories',
  storyNew: '/studio/stories/new',
  orders: '/studio/orders',
  order: (line: Identified) => `/studio/orders/${encodePart(line._id)}`,
  analytics: '/studio/analytics',
  earnings: '/studio/earnings',
  payouts: '/studio/payouts',
  subscribers: '/studio/subscribers',
  fans: '/studio/fans',
  comments: '/studio/comments',
  events: '/studio/events',
  eventNew: '/studio/events/new',
  eventEdit: (event: Identified) => `/studio/events/${encodePart(event._id)}/edit`,
  profile: '/studio/profile',
} as const;
