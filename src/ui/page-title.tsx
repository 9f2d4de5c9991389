import { useEffect } from 'react'
import { m } from '#i18n/messages'

/** The title of the tab; the server sends the same for those who run no script. */
export const PageTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = `${children} · ${m.app_name()}`
  }, [children])
  return null
}
