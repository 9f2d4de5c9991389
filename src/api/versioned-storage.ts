/**
 * Reads JSON from local storage; null when there is none, it is corrupt, or storage is forbidden.
 */
export const readStored = (key: string): unknown => {
	try {
		return JSON.parse(localStorage.getItem(key) ?? 'null')
	} catch {
		return null
	}
}

/**
 * Writes JSON to local storage, null removes it; a full or forbidden storage loses nothing but the
 * copy.
 */
export const writeStored = (key: string, value: unknown): void => {
	try {
		if (value === null) localStorage.removeItem(key)
		else localStorage.setItem(key, JSON.stringify(value))
	} catch {
		// Private windows forbid storage; the process goes on in memory.
	}
}
