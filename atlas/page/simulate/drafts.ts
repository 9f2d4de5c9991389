const KEY = 'atlas-payload '

/** Reads a typed and unsent payload; stored until the tab is closed. */
export const readDraft = (name: string): string | null => {
	try {
		return sessionStorage.getItem(KEY + name)
	} catch {
		return null
	}
}

/** Keeps what is typed. */
export const keepDraft = (name: string, text: string): void => {
	try {
		sessionStorage.setItem(KEY + name, text)
	} catch {
		// A private window forbids storage: it stays in the field.
	}
}
