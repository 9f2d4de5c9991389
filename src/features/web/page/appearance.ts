import { keepChoice } from './keep-choice.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const COOKIE = 'vidya_theme'

/** A theme by its name; `system` for any other. */
export const asTheme = (name: string | undefined): Theme =>
	themes.find((theme) => theme === name) ?? 'system'

/**
 * The chosen theme, which a cookie keeps so that the server renders it too; `system` by default.
 */
export const readTheme = (): Theme =>
	asTheme(new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1])

/** Shows and keeps a theme. */
export const applyTheme = (theme: Theme): void => {
	if (theme === 'system') delete document.documentElement.dataset.theme
	else document.documentElement.dataset.theme = theme
	keepChoice(COOKIE, theme === 'system' ? null : theme)
}
