import { insertReferral } from '#server/people/referral/referral.store.ts'

/** Stores a referral once per person and subject; repeating it changes nothing. */
export const refer = insertReferral
