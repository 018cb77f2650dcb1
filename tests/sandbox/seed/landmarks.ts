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
  /** Free; 500 comments. */
  crowdedVideo: 'six-step-clean',
  /** Free; its comments are changed, answered, of closed accounts, hostile, endless, and one is by fan@example.com. */
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
  /** Free, and nothing in it. */
  emptyGallery: 'not-yet-hung',
  /** Free, with a name of 80 characters and a long text. */
  longNamedGallery: 'twelve-windows-two-stairs-and-a-door-that-never-closed-in-the-house-by-the-park',
  /** Of aria, seen by her alone. */
  draftGallery: 'costume-fittings',
  /** Free, with two pictures. */
  freePost: 'bow-repair-before-and-after',
  /** Priced 8 tokens, bought by nobody, with a film and a picture. */
  lockedPost: 'voice-memo-3-a-m',
  /** For members and subscribers, with three pictures. */
  membersPost: 'gear-list-for-the-winter-tour',
  /** Free, with a film. */
  filmPost: 'open-floor-on-saturday',
  draftPost: 'set-list-not-yet',
  /** Page of the site with a table. */
  sitePage: 'guidelines',
  /** Three stories: a picture, words, and a film for 5 tokens. */
  storyTeller: 'aria',
  /** Two stories: a film and words, both free. */
  filmStoryTeller: 'zuri',
  /** His one story has ended. */
  endedStoryTeller: 'mateoriver',
  physicalProduct: 'paper-lantern-on-vinyl',
  digitalProduct: 'paper-lantern-sheet-music',
  soldOutProduct: 'tour-tote-first-edition',
  coupons: { valid: 'WELCOME20', half: 'ENCORE50', expired: 'SPRING15', usedUp: 'FIRST100', inactive: 'PAUSED10' },
  /** Names of events, which make their ids (`eventId`). */
  events: {
    live: 'nova-the-night-that-never-ends',
    /** Today, in the next hour. */
    soon: 'mateoriver-songs-by-the-van',
    coming: 'aria-first-night-of-the-new-songs',
    /** 60 tokens. */
    private: 'aria-songwriting-hour-for-five',
    past: 'aria-closing-night-of-the-tour',
    cancelled: 'aria-rehearsal-with-an-audience',
    longTitle: 'ivoryjune-a-very-long-evening-of-very-short-pieces-for-everybody-who-ever-carried-a-cello-up-these-stairs',
  },
  /** On air all the time. */
  livePerformer: 'nova',
  /** In a private show. */
  busyPerformer: 'kenjiembers',
  /** A name of 80 characters. */
  longNamedPerformer: 'pierrelune',
  /** fan@example.com is subscribed until the end and has stopped it after that. */
  endingSubscription: 'hanabi',
  /** A subscription of fan@example.com that goes on. */
  runningSubscription: 'nova',
  /** Number of an order of fan@example.com that is on its way. */
  sentOrder: 'E0742FFE',
} as const;
