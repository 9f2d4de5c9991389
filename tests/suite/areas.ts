/**
 * The parts of the product, each with the first words of what belongs to it: folders in `machines/`, `server/` and `src/`, and files of
 * tests. A name belongs to the longest word that it is or begins with (`school-order` is of the shop, `school` of the school).
 */
export const areas = {
  people: `account account-erasure picture-upload profile profile-details profile-questions privacy erasure export session token-rules logout header sidebar-sections notification notifications push nomination referral group-invitation invitation
    event programme-entry form-submission forms site consent picture contact home`,
  catalogue: `catalogue resource item card card-action card-facts bundle instructor reference recommendation questionnaire recent-view
    review favourite banner banner-carousel finding filter search search-fields search-table search-rules catalogue-search
    understand-rules many-matches deep-pages hindi-names list-pages about-of browsing words-input`,
  learning: `learning my-learning lesson lesson-mark lesson-note lesson-player lesson-page first-lesson certificate credential-check
    quiz quiz-attempt quiz-rules registration waiting-room live-session live-watch live-sessions session-notices reminders
    self-assessment training outside-training plausible-time mind-map`,
  shop: `cart cart-notices discount promo promo-check coupon-cards pricing pricing-rules price-summary gross-price bundle-price
    purchase order place-order pay-order order-books checkout payment card-payment redirect-payment nothing-to-buy refund
    refunds refund-by-hand refund-request refund-decision settlement money-random invoice billing billing-details wallet subscription
    plan free-enrolment licence partner partner-referral school-cart school-order school-orders school-checkout school-payment
    school-refund benefit-assignment offer`,
  school: `school schools school-area school-change school-document document-upload verification school-teacher teachers
    teacher-invitation teacher-import teacher-invite teacher-notes teacher-rows-rules teacher-year school-hours school-session
    school-usage school-record school-reminders school-terms school-mode call-back call-backs gtm-submission option foreign-school`,
  community: 'community community-post post-text',
  jobs: `job jobs job-application job-posting posting job-page video-resume career career-interest`,
  web: `page pages cover load-after-paint busy-pages public-answers public lost-part location places nearest-towards analytics event-queue journey journeys
    journey-recorder journal demo-journeys suggestion search-suggestion share modal modals modal-stack offline offline-queue nudge
    nudges nudge-scheduler server-return paginated-select links language rendering interaction narrow same-looks weight
    accessibility fields bad-input stored messages numbers dates texts titles note-hindi new-id drawn-icon kept-facts
    read-event-stream text-page observe`,
  platform: `platform demo sandbox admission api ask-service backup bad-requests body-admission calls draw-in-thread embedded-database
    folder-lock generated-requests graph grown idempotency limits mail migrate-command migrate-in-words migrations-kept
    prepare-built production template retention quiet-start running schema seed setup statements storage two-processes upload-load`,
  atlas: 'atlas atlas-build driven paths live',
} satisfies Record<string, string>

/** One of the parts that `npm test -- <part>` takes. */
export type Area = keyof typeof areas

/** The words of every area. */
export const words: ReadonlyMap<string, Area> = new Map(
  (Object.keys(areas) as Area[]).flatMap((area) =>
    areas[area].split(/\s+/).map((word) => [word, area] as const),
  ),
)

/** The longest word that a name is or begins with; null where there is none. */
export const wordOf = (name: string): string | null => {
  const parts = name.split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const word = parts.slice(0, length).join('-')
    if (words.has(word)) return word
  }
  return null
}
