import type { Page } from '@playwright/test'
import { type Look, widths } from './look.ts'
import { addressOf, visit } from './open.ts'
import type { Example } from './pages.ts'
import type { Scene } from './scenes.ts'

/** A subject of the checks: a page, or a scene on one. */
export type Subject = Pick<Example, 'as' | 'school'> & {
	name: string
	widths: readonly Look['width'][]
	/** The selector of what is looked at; the whole page when left out. */
	part?: string | undefined
	open: (page: Page, language: Look['language']) => Promise<void>
}

/** A page by its route; its address is looked for once. */
export const pageSubject = (route: string, example: Example): Subject => {
	const { as, school, at } = example
	let address: string | undefined
	return {
		...{ as, school, widths },
		name: `${route} ${typeof at === 'string' ? at : `from ${at.linkOn}`}`.trim(),
		open: async (page) => {
			address ??= await addressOf(page, route, example)
			await visit(page, address)
		},
	}
}

/** Returns the subject that a press opens. */
export const sceneSubject = (scene: Scene): Subject => {
	const { name, as, school, width, path, part } = scene
	return {
		...{ as, school, part },
		name: `${path}: ${name}`,
		widths: width ? [width] : widths,
		open: async (page, locale) => {
			await scene.prepare?.(page)
			await visit(page, path)
			await (await scene.open(page, { locale })).waitFor()
		},
	}
}
