import { insertReferral } from './referral.store.ts'

/** Stores a referral once per person and subject; repeating it changes nothing. */
export const refer = insertReferral
