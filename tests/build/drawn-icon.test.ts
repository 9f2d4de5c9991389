import { readFileSync } from 'node:fs'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '../../build/icons/drawn-icon.ts'
import { iconModule } from '../../build/icons/icons-plugin.ts'
import { usedIcons } from '../../build/icons/write-icons.ts'

type Data = Parameters<typeof createIcon>[0]
type Drawn = FunctionComponent<object>
type Lucide = { default: Drawn }

const kept = JSON.parse(readFileSync('build/icons/icons.json', 'utf8')) as Record<
	string,
	Omit<Data, 'name'> | string
>

/** Icons under their own names. */
const own = Object.entries(kept).flatMap(([name, icon]) =>
	typeof icon === 'string' ? [] : [{ name, ...icon }],
)

test('25.2 icons.json holds what lucide-react holds of the icons that the pages import, and no others', async () => {
	expect(own.length).toBeGreaterThan(40)
	expect(kept).toEqual(await usedIcons())
})

test.each([
	{},
	{ size: 16, className: 'a b' },
	{ 'aria-hidden': 'true' as const, fill: 'currentColor' },
	{ 'aria-label': 'Search', role: 'img' },
	{ 'aria-label': undefined },
])('24.4 every icon with %j is drawn as lucide-react draws it', async (props) => {
	for (const icon of own) {
		const lucide = (await import(`lucide-react/icons/${icon.name}`)) as Lucide
		expect(renderToStaticMarkup(createElement(createIcon(icon) as Drawn, props))).toBe(
			renderToStaticMarkup(createElement(lucide.default, props)),
		)
	}
})

test('25.2 another name of an icon leads to it, and one that is not kept is named', () => {
	expect(iconModule('circle-alert')).toBe(
		"export { default } from 'lucide-react/icons/circle-exclamation-point'",
	)
	expect(() => iconModule('anvil')).toThrow('icons.json has no anvil')
})
