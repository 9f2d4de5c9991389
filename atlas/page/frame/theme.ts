import { readStored, writeStored } from '#api/versioned-storage.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'vidya-atlas-theme'

/** The theme that was chosen here; without a choice, the system's. */
export const chosenTheme = (): Theme => {
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Shows the page in a theme, and remembers it when it is given. */
export const applyTheme = (theme: Theme = chosenTheme()): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  writeStored(KEY, theme === 'system' ? null : theme)
}
