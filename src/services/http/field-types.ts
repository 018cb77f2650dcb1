/**
 * What a field holds, by its name: over the whole contract one name means one type. Names that mean several (`image`, `height`),
 * and those of switches, which are as good with 1 as with true, are left out. Those with a question mark may
 * be null, which says that there is none; texts with an exclamation mark are never left out. A test derives these lists from the contract.
 */
const TEXTS = `
  AntMediaAppname SSN _id acceptanceSignupId action! address adminNote afterBodyScript ageGateLeaveUrl ageGatePageId authorId avatar? backgroundColor
  backgroundUrl? bankAccount bankName bankRouting bankSwiftCode bio bodyType butt buyerId buyerSource city code! contactPageId content conversationId
  country countryCode? cover? coverPhotoId? createdAt createdBy currency currencySymbol dateOfBirth? day! deliveryAddress deliveryStatus description
  dialCode digitalFileId? digitalFileName? digitalFileUrl? documentVerificationId? downloadLink! email end! endAt! ethnicity expiredAt? expiresAt
  favicon fileError? fileId? firstName flag footerContent gaCode galleryId gender googleReCaptchaSiteKey group hair headerScript help
  homeContentPageId homeMetaDescription homeMetaKeywords homeTitle idVerificationId? idempotencyKey imageId? imageUrl? key! lastMessage?
  lastMessageCreatedAt? lastName lastSenderId? lastStreamingTime? link location loginPlaceholderImage logoUrl memberShipExpiredAt? message
  metaDescription metaKeywords mimeType modelBenefit name nextRecurringDate? objectId objectType optionForBroadcast optionForGroup optionForPrivate
  orderId orderNumber packageId? paidAt? parentId? path! payBy paymentAccountType paymentGateway paymentUrl payoutId payoutStatus performerId? phone
  phoneCode phoneNumber position postalCode productId productType pubicHair publisherURL reason requestNote roomId? scheduledAt? section sellerId
  sellerSource senderId? senderSource sessionId? sexualOrientation shippingCode shortDescription siteName slug source sourceId sourceType start!
  startAt! startRecurringDate? startedAt state status streamId streamingStatus stripeConfirmUrl? stripePublishableKey subscriberUrl subscriptionType
  target targetId teaserId? text textColor? thumbnailId? title token! tokenId! transactionId transactionStatus type updatedAt url? userBenefit userId
  userNote username viewerURL weight welcomePageId welcomeVideoId? welcomeVideoName? welcomeVideoPath? zipcode
`;
const NUMBERS = `
  ageGateDays balance bannerAutoplaySpeed bonusTokens bookmarks comments commission digitalFileSize? duration durationFreeSubscriptionDays expireDate
  favourites grossPrice groupChatPrice initialPeriod likes maxParticipantsAllowed maximumSubscriptionPrice maximumTipPrice maximumWalletPrice members
  minimumPayoutAmount minimumPrivateMinutes minimumSubscriptionPrice minimumTipPrice minimumWalletPrice monthlyPrice netPrice numOfItems ordering
  originalPrice performerVerifyNumber previousPaidOutTokens price privateChatPrice publicChatPrice quantity recurringPeriod recurringPrice
  remainingUnpaidTokens requestTokens score siteCommission size sold stock streamingTime subscribers tokenConversionRate tokens total totalComment
  totalCommission totalEarnedTokens totalFeeds totalGalleries totalGrossPrice totalLike totalNetPrice totalNotSeenMessages totalPerformers totalPhotos
  totalPrice totalProducts totalReply totalSiteCommission totalStories totalStreamTime totalSubscriptions totalTokenEarned totalTokenSpent totalVideos
  totalViewTime totalViewer unitPrice views width wishlist yearlyPrice
`;
const LISTS = `
  ages bodyTypes butts categories categoryIds countryCodes data details digitalProducts ethnicities fileIds files genders hairs heights imageIds images
  languages menus participantIds participants performerIds performers products pubicHairs recipients roles sexualOrientations streamIds tags thumbnails
  thumnails userIds weights
`;
const RECORDS = `
  bankingInformation? blockCountries buyer? conversation? couponInfo? coverPhoto? creator? documentVerification? extraInfo? fri gallery?
  idVerification? mon objectInfo? paymentAccountInfo? performer? performerInfo? photo? productInfo? recipientInfo? sat schedule seller? senderInfo?
  shippingInfo? socialsLink sourceInfo? stats sun targetInfo? teaser? textStyle? thu thumbnail? transactionInfo? tue user userInfo? video? wed
`;

export type FieldType = 'text' | 'number' | 'list' | 'record';

const typed = (names: string, type: FieldType) => names.trim().split(/\s+/).map((name) => [name.replace(/\W/, ''), type] as const);

export const FIELD_TYPES: ReadonlyMap<string, FieldType> = new Map([...typed(TEXTS, 'text'), ...typed(NUMBERS, 'number'), ...typed(LISTS, 'list'), ...typed(RECORDS, 'record')]);

const marked = (mark: string): ReadonlySet<string> =>
  new Set([TEXTS, NUMBERS, LISTS, RECORDS].flatMap((names) => names.trim().split(/\s+/).flatMap((name) => (name.endsWith(mark) ? [name.slice(0, -1)] : []))));

/** Those that may be null. All else that is null was left out. */
export const MAY_BE_NULL = marked('?');
/** Texts that are there wherever they belong: one that was left out is an empty one. */
export const ALWAYS_THERE = marked('!');
