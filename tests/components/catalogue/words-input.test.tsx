import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { WordsInput } from '#ui/form/words-input.tsx'

test('CAT-04 words typed while an earlier search is on its way stay; after Enter the field follows the address', async () => {
	const field = (words: string) => <WordsInput words={words} aria-label="Search" />
	const screen = await render(field('maths'))
	const box = screen.getByRole('searchbox', { name: 'Search' })
	await userEvent.fill(box, 'ICT')
	await screen.rerender(field('गणित'))
	await expect.element(box).toHaveValue('ICT')
	await userEvent.keyboard('{Enter}')
	await screen.rerender(field('ICT '))
	await expect.element(box).toHaveValue('ICT ')
	await userEvent.tab()
	box.element().dispatchEvent(new Event('input', { bubbles: true }))
	await screen.rerender(field(''))
	await expect.element(box).toHaveValue('')
})
