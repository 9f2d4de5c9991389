import type { Page } from '@playwright/test'

/**
 * Returns the targets below 24 CSS pixels in width or height, with their sizes. Stricter than WCAG
 * 2.5.8: space around a target does not count. Leaves out links in sentences and hidden elements.
 * @param part selector of the checked part; the whole page by default
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
		/**
		 * A checkbox or radio counts with its label, a link with the area that covers its surroundings.
		 */
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
