import { upsertDevice } from '#server/push/push.store.ts'

/** NTF-02: registers a device for the account that is signed in on it now; it belongs to no other from then on. */
export const registerDevice = upsertDevice
