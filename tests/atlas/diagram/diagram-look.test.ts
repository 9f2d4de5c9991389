import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { diagram } from '#atlas/commands/diagram.ts'
import { diagramCss } from '#atlas/diagram/draw/diagram-css.ts'
import { palette } from '#atlas/diagram/draw/palette.ts'
import { png } from '#atlas/diagram/draw/png.ts'
import { svg } from '#atlas/diagram/draw/svg.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { models } from '../../machines/models.ts'

const definition = definitionOf(models['promo-check']!.machine)

const elementsOf = (document: string, tag: string): string[] =>
	document.match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? []

test.each(['light', 'dark'] as const)(
	'ATL-32 every shape and text of an SVG in %s carries a literal colour of its own',
	async (theme) => {
		const document = await svg(definition, { theme })
		const borrowed = /<style|var\(| style=|currentColor|light-dark|CanvasText/.exec(document)
		expect(borrowed?.[0]).toBe(undefined)
		const colours: readonly string[] = Object.values(palette[theme])
		for (const tag of ['rect', 'path', 'circle', 'text']) {
			const elements = elementsOf(document, tag)
			if (tag !== 'circle') expect(elements.length).toBeGreaterThan(2)
			for (const element of elements) {
				const [fill, stroke] = ['fill', 'stroke'].map(
					(name) => new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1],
				)
				const isSeen = [fill, stroke].some((one) => colours.includes(one ?? ''))
				expect([element, fill !== undefined && isSeen]).toEqual([element, true])
			}
		}
	},
)

/** How bright a picture's corner and its brightest and darkest points are, 0 to 255. */
const brightness = async (picture: Buffer) => {
	const { channels } = await sharp(picture).greyscale().stats()
	const { mean, min, max } = channels[0]!
	return { mean, min, max }
}

test('ATL-32 a picture is light or dark as it is asked for, with text in contrast', async () => {
	const light = await brightness(await png(definition, { theme: 'light' }))
	expect([light.mean > 200, light.min < 60]).toEqual([true, true])
	const dark = await brightness(await png(definition, { theme: 'dark' }))
	expect([dark.mean < 70, dark.max > 200]).toEqual([true, true])
})

test('ATL-32 the kinds of states differ in shape too, in files and on the page', async () => {
	const document = await svg(definition)
	const shapes = elementsOf(document, 'path').filter((one) => one.includes('class="sign'))
	const paths = new Map(
		shapes.map((one) => [/class="sign (\w+)"/.exec(one)![1], / d="([^"]+)"/.exec(one)![1]]),
	)
	expect([...paths.keys()].sort()).toEqual(['busy', 'clock', 'failed'])
	expect(new Set(paths.values()).size).toBe(paths.size)
	for (const kind of ['busy', 'failed', 'happy'])
		expect(diagramCss).toContain(`.diagram .state.${kind} .outline{fill:var(--diagram-${kind}-soft`)
})

test('ATL-33 ATL-31 ATL-32 the command line folds, turns, names and colours pictures', async () => {
	const out = await mkdtemp(join(tmpdir(), 'pictures-'))
	const drawn = async (noun: string, given: Record<string, string>): Promise<string> => {
		await diagram.run([noun], { out, ...given })
		return readFile(join(out, `${noun}.svg`), 'utf8')
	}
	expect(await drawn('cart', { collapse: 'server' })).toContain('+ 3 states')
	expect(await drawn('purchase', { collapse: 'auto' })).toMatch(/\+ \d+ more transitions/)
	expect(await drawn('purchase', {})).not.toMatch(/more transitions|\+ \d+ states/)
	expect(await drawn('promo-check', { labels: 'words' })).toContain('check promo answered')
	expect(await drawn('promo-check', { theme: 'dark' })).toContain(palette.dark.paper)
	const sizes = []
	for (const direction of ['right', 'down']) {
		const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(
			await drawn('purchase', { direction }),
		)!
		sizes.push(Number(width) > Number(height) * 1.6)
	}
	expect(sizes).toEqual([true, false])
	await rm(out, { recursive: true })
})

test('ATL-16 ATL-33 a state that cannot be folded, a direction that does not exist and a look of what is no picture are refused', async () => {
	await expect(diagram.run(['cart'], { collapse: 'local' })).rejects.toThrow(
		"--collapse: cart has no state 'local' with states inside; it has server",
	)
	await expect(diagram.run(['cart'], { direction: 'up' })).rejects.toThrow(
		"--direction is one of auto, right, down, not 'up'",
	)
	await expect(diagram.run(['cart'], { format: 'text', theme: 'dark' })).rejects.toThrow(
		'--theme is for pictures: --format svg or png',
	)
})
