import { readStored, writeStored } from '#api/versioned-storage.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const KEY = 'vidya.theme'

/** The chosen theme; `system` by default. */
export const readTheme = (): Theme => {
  const stored = readStored(KEY)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows and keeps a theme. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writeStored(KEY, theme === 'system' ? null : theme)
}
