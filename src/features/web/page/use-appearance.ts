import { useLayoutEffect, useState } from 'react'
import { applyTheme, readTheme, type Theme } from './appearance.ts'

/** The theme and how to change it. */
export const useAppearance = () => {
	const [theme, setTheme] = useState<Theme>('system')
	useLayoutEffect(() => setTheme(readTheme()), [])
	const choose = (next: Theme) => {
		applyTheme(next)
		setTheme(next)
	}
	return { theme, choose }
}
