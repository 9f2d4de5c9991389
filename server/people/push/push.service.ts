import { deleteDevice, upsertDevice } from './push.store.ts'

/**
 * NTF-02: registers a device for the account that is signed in on it now; it belongs to no other
 * from then on.
 */
export const registerDevice = upsertDevice

/**
 * NTF-02: stops push messages to a device of the account; unknown and foreign devices are
 * unchanged.
 */
export const forgetDevice = deleteDevice
