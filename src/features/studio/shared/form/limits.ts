/* Made from src/contract by tests/unit/services/contract-tables.test.ts: run it with WRITE_TABLES=1 after a change of the contract. */

import type { Limits } from './limit';

/** What the API accepts, by call and field: each limit with the message for a value outside of it. */
export const LIMITS = {
  updateOwnPerformer: {
    name: { kind: 'text', required: 'Enter your display name.', max: [100, 'A name can have at most 100 characters.'] },
    password: { kind: 'text', required: 'Your password must have at least 6 characters.', min: [6, 'Your password must have at least 6 characters.'] },
    country: { kind: 'text', pattern: ['^([A-Za-z]{2})?$', 'Choose a country from the list.'] },
    bio: { kind: 'text', max: [3000, 'Your bio can have at most 3,000 characters.'] },
    monthlyPrice: { kind: 'number', type: 'The price must be a number.', min: [0, 'Enter 0 or more.'] },
    yearlyPrice: { kind: 'number', type: 'The price must be a number.', min: [0, 'Enter 0 or more.'] },
    publicChatPrice: { kind: 'number', type: 'Enter a whole number of tokens, such as 20.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'] },
    groupChatPrice: { kind: 'number', type: 'Enter a whole number of tokens, such as 20.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'] },
    privateChatPrice: { kind: 'number', type: 'Enter a whole number of tokens, such as 20.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'] },
    maxParticipantsAllowed: { kind: 'number', type: 'Enter a whole number.', step: [1, 'Enter a whole number.'], min: [1, 'Allow at least one participant.'] },
    durationFreeSubscriptionDays: { kind: 'number', type: 'Enter a whole number of days.', step: [1, 'Enter a whole number of days.'], min: [1, 'A free trial must last at least one day.'], max: [365, 'A free trial can last at most a year.'] },
  },
  saveBanking: {
    firstName: { kind: 'text', required: 'Enter the account holder’s first name.' },
    lastName: { kind: 'text', required: 'Enter the account holder’s last name.' },
    bankName: { kind: 'text', required: 'Enter the name of the bank.' },
    bankAccount: { kind: 'text', required: 'Enter the account number or IBAN: 4 to 42 letters and numbers.', pattern: ['^[A-Za-z0-9 -]{4,42}$', 'Enter the account number or IBAN: 4 to 42 letters and numbers.'] },
    country: { kind: 'text', pattern: ['^([A-Za-z]{2})?$', 'Choose a country from the list.'] },
  },
  uploadVideo: {
    title: { kind: 'text', required: 'Give the video a title.', max: [150, 'Use at most 150 characters.'] },
    description: { kind: 'text', max: [5000, 'Use at most 5,000 characters.'] },
    price: { kind: 'number', type: 'Enter a price in numbers.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'], max: [100000, 'Enter a price of at most 100,000 tokens.'] },
    tags: { kind: 'list', max: [20, 'Use at most 20 tags.'], itemMax: [40, 'A tag can have at most 40 characters.'] },
    categoryIds: { kind: 'list', max: [10, 'Choose at most 10 categories.'] },
    participantIds: { kind: 'list', max: [20, 'Choose at most 20 performers.'] },
  },
  updatePhoto: {
    title: { kind: 'text', max: [150, 'Use at most 150 characters.'] },
    description: { kind: 'text', max: [5000, 'Use at most 5,000 characters.'] },
    galleryId: { kind: 'text', required: 'Choose a gallery for the photo.' },
    ordering: { kind: 'number', type: 'The position must be a number.', step: [1, 'The position must be a whole number.'], min: [0, 'The first position is 0.'] },
  },
  createGallery: {
    name: { kind: 'text', required: 'Enter a name.', max: [150, 'Use at most 150 characters.'] },
    description: { kind: 'text', max: [5000, 'Use at most 5,000 characters.'] },
    price: { kind: 'number', type: 'Enter a price in numbers.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'], max: [100000, 'Enter a price of at most 100,000 tokens.'] },
    categoryIds: { kind: 'list', max: [10, 'Choose at most 10 categories.'] },
  },
  createProduct: {
    name: { kind: 'text', required: 'Enter a name.', max: [150, 'Use at most 150 characters.'] },
    description: { kind: 'text', max: [5000, 'Use at most 5,000 characters.'] },
    price: { kind: 'number', type: 'Enter a price in numbers, with at most two decimals, such as 20 or 4.50.', step: [0.01, 'Enter a price in numbers, with at most two decimals, such as 20 or 4.50.'], min: [0, 'Enter 0 or more.'], max: [100000, 'Enter a price of at most 100,000.'] },
    stock: { kind: 'number', type: 'Enter a whole number, 0 or more.', step: [1, 'Enter a whole number, 0 or more.'], min: [0, 'Enter a whole number, 0 or more.'], max: [1000000, 'Enter at most 1,000,000.'] },
    categoryIds: { kind: 'list', max: [10, 'Choose at most 10 categories.'] },
    imageIds: { kind: 'list', max: [10, 'Use at most 10 pictures.'] },
  },
  createFeed: {
    title: { kind: 'text', max: [150, 'Use at most 150 characters.'] },
    text: { kind: 'text', max: [5000, 'Use at most 5,000 characters.'] },
    categoryIds: { kind: 'list', max: [10, 'Choose at most 10 categories.'] },
    fileIds: { kind: 'list', max: [20, 'Use at most 20 files.'] },
    price: { kind: 'number', type: 'Enter a price in numbers.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'], max: [100000, 'Enter a price of at most 100,000 tokens.'] },
  },
  createStory: {
    title: { kind: 'text', max: [150, 'Use at most 150 characters.'] },
    text: { kind: 'text', max: [300, 'Use at most 300 characters.'] },
    textColor: { kind: 'text', pattern: ['^(#[0-9a-fA-F]{6})?$', 'Enter a color as #rrggbb.'] },
    'textStyle.backgroundColor': { kind: 'text', pattern: ['^(#[0-9a-fA-F]{6})?$', 'Enter a color as #rrggbb.'] },
    fileIds: { kind: 'list', max: [1, 'A story can have one file.'] },
    price: { kind: 'number', type: 'Enter a price in numbers.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'], max: [100000, 'Enter a price of at most 100,000 tokens.'] },
  },
  requestPayout: {
    requestTokens: { kind: 'number', required: 'Enter the number of tokens.', type: 'Enter the number of tokens.', min: [1, 'Request at least 1 token.'] },
  },
  createEvent: {
    title: { kind: 'text', required: 'Give the event a title.' },
    price: { kind: 'number', type: 'Enter a whole number of tokens, such as 20.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'] },
    startAt: { kind: 'text', required: 'Enter a valid date.' },
    endAt: { kind: 'text', required: 'Enter a valid date.' },
  },
  goLive: {
    price: { kind: 'number', type: 'Enter a whole number of tokens, such as 20.', step: [1, 'Enter a whole number of tokens, such as 20.'], min: [0, 'Enter 0 or more.'] },
    tipMenu: { kind: 'list', max: [12, 'Use at most 12 items.'] },
    'tipMenu.label': { kind: 'text', required: 'Enter a name.', max: [60, 'Use at most 60 characters.'] },
    'tipMenu.tokens': { kind: 'number', required: 'Enter a whole number of tokens.', type: 'Enter a whole number of tokens.', step: [1, 'Enter a whole number of tokens.'], min: [1, 'Enter 1 token or more.'], max: [1000000, 'Enter at most 1,000,000 tokens.'] },
    'goal.title': { kind: 'text', required: 'Enter a name.', max: [80, 'Use at most 80 characters.'] },
    'goal.tokens': { kind: 'number', required: 'Enter a whole number of tokens.', type: 'Enter a whole number of tokens.', step: [1, 'Enter a whole number of tokens.'], min: [1, 'Enter 1 token or more.'], max: [1000000, 'Enter at most 1,000,000 tokens.'] },
  },
} as const satisfies Record<string, Limits>;
