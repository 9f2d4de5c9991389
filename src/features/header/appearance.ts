export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const COOKIE = 'vidya_theme'
const YEAR_S = 31_536_000

/** A theme by its name; `system` for any other. */
export const asTheme = (name: string | undefined): Theme =>
  themes.find((theme) => theme === name) ?? 'system'

/** The chosen theme, which a cookie keeps so that the server renders it too; `system` by default. */
export const readTheme = (): Theme =>
  asTheme(new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1])

/** Shows and keeps a theme. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  const lasts = theme === 'system' ? 0 : YEAR_S
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${lasts}; samesite=lax`
}
