/** Records that tests go to by name. Their slugs and codes stay as they are. */
export const LANDMARKS = {
  /** Priced 40 tokens, bought by nobody, with a teaser. */
  lockedVideo: 'midnight-at-the-paper-lantern',
  /** Bought by fan@example.com. */
  ownedVideo: 'the-long-way-home-full-set',
  /** Everybody may watch it; long enough to resume at 2:10; 12 comments. */
  freeVideo: 'ten-minutes-for-a-clear-voice',
  /** For members and subscribers; 60 comments. */
  discussedVideo: 'harbour-lights-live-and-unplugged',
  scheduledVideo: 'rooftop-rehearsal-at-blue-hour',
  draftVideo: 'a-new-song-first-draft',
  inactiveVideo: 'backstage-after-the-last-encore',
  processingVideo: 'summer-festival-second-camera',
  brokenVideo: 'summer-festival-third-camera',
  /** 40 photos, bought by fan@example.com. */
  ownedGallery: 'forty-frames-of-a-tour',
  /** For sale, bought by nobody. */
  lockedGallery: 'before-the-curtain',
  freeGallery: 'a-room-full-of-songs',
  physicalProduct: 'paper-lantern-on-vinyl',
  digitalProduct: 'paper-lantern-sheet-music',
  soldOutProduct: 'tour-tote-first-edition',
  coupons: { valid: 'WELCOME20', half: 'ENCORE50', expired: 'SPRING15', usedUp: 'FIRST100', inactive: 'PAUSED10' },
  /** On air all the time. */
  livePerformer: 'nova',
} as const;
