import type { Page } from '@playwright/test'

/**
 * The targets of a page that are less than 24 CSS pixels wide or high, with their sizes. Stricter than WCAG 2.5.8: space around a target
 * does not make up for its size. Links inside a sentence are left out, as there, and what is not seen.
 * @param part the selector of what is looked at; the whole page when left out
 */
export const smallTargets = (page: Page, part = 'html'): Promise<string[]> =>
  page.evaluate((selector) => {
    const least = 24
    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch], [role=slider]'
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // Two pixels and less is how an element is hidden from the eye alone.
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
    }
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement!
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!
      const own = [...block.querySelectorAll('a, button')].map(({ textContent }) => textContent)
      const around = own.reduce((text, word) => text.replace(word, ''), block.textContent)
      return /\p{Letter}/u.test(around)
    }
    /** A box or circle to tick is as large as its label with it, and a link as what is laid over its surroundings. */
    const boxesOf = (element: Element) => [
      element.getBoundingClientRect(),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) =>
        label.getBoundingClientRect(),
      ),
      ...['::before', '::after'].flatMap((part) => {
        const { content, position, width, height } = getComputedStyle(element, part)
        return content === 'none' || position !== 'absolute'
          ? []
          : [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }]
      }),
    ]
    return [...document.querySelectorAll(selector)]
      .flatMap((root) => [...root.querySelectorAll(kinds)])
      .filter((element) => isSeen(element) && !isInSentence(element))
      .flatMap((element) => {
        const boxes = boxesOf(element)
        const width = Math.max(...boxes.map((box) => box.width))
        const height = Math.max(...boxes.map((box) => box.height))
        // Half a pixel is how browsers round.
        if (width >= least - 0.5 && height >= least - 0.5) return []
        const start = element.outerHTML.slice(0, 160)
        return [`small target: ${Math.round(width)} × ${Math.round(height)} px ${start}`]
      })
  }, part)
