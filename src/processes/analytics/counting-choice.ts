import { readStored, writeStored } from '#api/versioned-storage.ts'

const KEY = 'vidya.analytics'
const REFUSED = 'refused'

/** Returns true if presses and filters are not to be counted on this browser (PRI-02). */
export const isCountingRefused = (): boolean => readStored(KEY) === REFUSED

/** Keeps the answer whether presses and filters may be counted. */
export const chooseCounting = (isAllowed: boolean): void =>
	writeStored(KEY, isAllowed ? null : REFUSED)
