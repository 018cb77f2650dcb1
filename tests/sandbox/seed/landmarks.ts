/** Records that tests refer to by name. Keep their slugs and codes. */
export const LANDMARKS = {
  /** Costs 40 tokens, has a teaser, bought by nobody. */
  lockedVideo: 'midnight-at-the-paper-lantern',
  /** Bought by fan@example.com. */
  ownedVideo: 'the-long-way-home-full-set',
  /** Free, long enough to resume at 2:10, with 12 comments. */
  freeVideo: 'ten-minutes-for-a-clear-voice',
  /** For members and subscribers, with 60 comments. */
  discussedVideo: 'harbour-lights-live-and-unplugged',
  /** Free, with 500 comments. */
  crowdedVideo: 'six-step-clean',
  /** Free. Its comments are edited, answered, hostile, very long, or by closed accounts, and one is by fan@example.com. */
  talkVideo: 'teentaal-for-feet-that-know-nothing-yet',
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
  /** For members and subscribers; fan@example.com is subscribed to its owner. */
  membersGallery: 'after-hours',
  /** Free and empty. */
  emptyGallery: 'not-yet-hung',
  /** Free, with a title of 80 characters and a long text. */
  longNamedGallery: 'twelve-windows-two-stairs-and-a-door-that-never-closed-in-the-house-by-the-park',
  /** A draft by aria, visible only to her. */
  draftGallery: 'costume-fittings',
  /** Free, with two images. */
  freePost: 'bow-repair-before-and-after',
  /** Costs 8 tokens, bought by nobody, with a video and an image. */
  lockedPost: 'voice-memo-3-a-m',
  /** For members and subscribers, with three images. */
  membersPost: 'gear-list-for-the-winter-tour',
  /** Free, with a video. */
  videoPost: 'open-floor-on-saturday',
  draftPost: 'set-list-not-yet',
  /** Page of the site with a table. */
  sitePage: 'guidelines',
  /** Three stories: an image, a text, and a video for 5 tokens. */
  storyTeller: 'aria',
  /** Two free stories: a video and a text. */
  videoStoryTeller: 'zuri',
  /** Has one story, which has expired. */
  endedStoryTeller: 'mateoriver',
  physicalProduct: 'paper-lantern-on-vinyl',
  digitalProduct: 'paper-lantern-sheet-music',
  soldOutProduct: 'tour-tote-first-edition',
  coupons: { valid: 'WELCOME20', half: 'ENCORE50', expired: 'SPRING15', usedUp: 'FIRST100', inactive: 'PAUSED10' },
  /** Names of events, from which their ids are made (`eventId`). */
  events: {
    live: 'nova-the-night-that-never-ends',
    /** Starts within the next hour. */
    soon: 'mateoriver-songs-by-the-van',
    coming: 'aria-first-night-of-the-new-songs',
    /** Costs 60 tokens. */
    private: 'aria-songwriting-hour-for-five',
    past: 'aria-closing-night-of-the-tour',
    canceled: 'aria-rehearsal-with-an-audience',
    longTitle:
      'ivoryjune-a-very-long-evening-of-very-short-pieces-for-everybody-who-ever-carried-a-cello-up-these-stairs',
  },
  /** Always live. */
  livePerformer: 'nova',
  /** In a private show. */
  busyPerformer: 'kenjiembers',
  /** A name of 80 characters. */
  longNamedPerformer: 'pierrelune',
  /** A canceled subscription of fan@example.com that has not ended yet. */
  endingSubscription: 'hanabi',
  /** A subscription of fan@example.com that renews. */
  runningSubscription: 'nova',
  /** Number of a shipped order of fan@example.com. */
  sentOrder: 'E0742FFE',
  /** Id of what fan@example.com ordered from aria. */
  orderLine: '7d9f1a567654eb71b5b8ea43',
} as const;
