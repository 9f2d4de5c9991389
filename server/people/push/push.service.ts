import { deleteDevice, upsertDevice } from '#server/people/push/push.store.ts'

/**
 * NTF-02: registers a device for the account that is signed in on it now; it belongs to no other
 * from then on.
 */
export const registerDevice = upsertDevice

/**
 * NTF-02: a device of the account is told nothing from now on; one that is not there, or of
 * somebody else, stays as it is.
 */
export const forgetDevice = deleteDevice
