import { readStored, writeStored } from '#api/versioned-storage.ts'

const KEY = 'vidya.firebase'
const ALLOWED = 'allowed'

/** Returns true if Google may count presses and filters of this browser (PRI-02). */
export const isFirebaseAllowed = (): boolean => readStored(KEY) === ALLOWED

/** Keeps the answer whether Google may count; without one it may not. */
export const chooseFirebase = (isAllowed: boolean): void => {
	writeStored(KEY, isAllowed ? ALLOWED : null)
	if (!isAllowed)
		import('./firebase-analytics.ts').then(
			({ stopCounting }) => stopCounting(),
			() => undefined,
		)
}
