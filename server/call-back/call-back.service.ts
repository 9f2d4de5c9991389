import { insertCallBack } from '#server/call-back/call-back.store.ts'

/** CBK-07: stores a call-back request as it was typed, a visitor's without an account. */
export const storeCallBack = insertCallBack
