import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropUnusedVariables } from '../../build/drop-unused-variables.ts'

const dropped = async (css: string): Promise<string> => {
	const { css: made } = await postcss([dropUnusedVariables()]).process(css, { from: undefined })
	return made
}

test('CAT-02 a variable that a style reads is kept, with the variables that it reads itself', async () => {
	const css =
		'@layer tokens{:root{--ink:#111;--text:var(--ink)}}@layer base{body{color:var(--text,red)}}'
	expect(await dropped(css)).toBe(css)
})

test('CAT-02 an unused variable is removed, with variables that only it reads and rules that become empty', async () => {
	expect(
		await dropped(
			'*{--blur: ;--scale:1}:root{--ink:#111;--text:var(--ink);--gap:1px}p{gap:var(--gap)}',
		),
	).toBe(':root{--gap:1px}p{gap:var(--gap)}')
})
