import Contrast from 'lucide-react/icons/contrast'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { IconButton } from '#atlas/page/ui/icon-button.tsx'
import { applyTheme, chosenTheme, type Theme } from './theme.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Contrast, light: Sun, dark: Moon }
const words = { system: 'as the system', light: 'light', dark: 'dark' }

/** Light, dark, or as the system has it. */
export const ThemeButton = () => {
	const [theme, setTheme] = useState(chosenTheme)
	const Icon = icons[theme]
	const change = () => {
		applyTheme(next[theme])
		setTheme(next[theme])
	}
	return (
		<IconButton label={`Theme: ${words[theme]}. Change to ${words[next[theme]]}`} onClick={change}>
			<Icon aria-hidden="true" />
		</IconButton>
	)
}
