import { useLayoutEffect, useState } from 'react'
import { getLocale } from '#i18n/runtime'
import { applyTheme, readTheme, type Theme } from './appearance.ts'

/** The theme and how to change it; brings the page in line when it first appears, its language too. */
export const useAppearance = () => {
  const [theme, setTheme] = useState<Theme>('system')
  useLayoutEffect(() => {
    document.documentElement.lang = getLocale()
    const kept = readTheme()
    applyTheme(kept)
    setTheme(kept)
  }, [])
  const choose = (next: Theme) => {
    applyTheme(next)
    setTheme(next)
  }
  return { theme, choose }
}
