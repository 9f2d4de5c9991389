import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropGlobalFallbacks } from '#build/drop-global-fallbacks.ts'

const drop = async (css: string) =>
	(await postcss([dropGlobalFallbacks()]).process(css, { from: undefined })).css

test('fonts, selection and unset variables leave the reset; other layers stay', async () => {
	expect(
		await drop(
			'@layer reset{html{--font-fallback:Arial;font-family:var(--global-font-body, var(--font-fallback));line-height:1.5}*{border-color:var(--global-color-border, currentColor)}::selection{background-color:var(--global-color-selection, rgba(0, 115, 255, 0.3))}}@layer base{::selection{color:red}}',
		),
	).toBe(
		'@layer reset{html{line-height:1.5}*{border-color:currentColor}}@layer base{::selection{color:red}}',
	)
})

test('the theme sets the font and the selection, and none of those variables', () => {
	const theme = readFileSync('src/theme/page.ts', 'utf8')
	expect(theme).toContain("'::selection'")
	expect(theme).toContain("fontFamily: 'body'")
	expect(theme).not.toContain('--global-')
})
