export type Theme = 'system' | 'light' | 'dark'

const KEY = 'atlas-theme'

const stored = (): string | null => {
	try {
		return localStorage.getItem(KEY)
	} catch {
		// A private window forbids storage.
		return null
	}
}

const store = (theme: Theme): void => {
	try {
		if (theme === 'system') localStorage.removeItem(KEY)
		else localStorage.setItem(KEY, theme)
	} catch {
		// The choice holds as long as the page is open.
	}
}

/** The theme that was chosen here; without a choice, the system's. */
export const chosenTheme = (): Theme => {
	const theme = stored()
	return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows the page in a theme, and remembers it when it is given. */
export const applyTheme = (theme: Theme = chosenTheme()): void => {
	const { dataset } = document.documentElement
	if (theme === 'system') delete dataset.theme
	else dataset.theme = theme
	store(theme)
}
