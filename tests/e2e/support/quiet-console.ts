import { expect, type Page } from '@playwright/test'

/** Collects what the browser complains about; call the result at the end to see that it was nothing. */
export const quietConsole = (page: Page): (() => void) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => expect(complaints).toEqual([])
}
