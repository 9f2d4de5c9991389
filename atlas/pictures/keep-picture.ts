import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { stateOf } from '#atlas/graph/graph.ts'
import { fileOf, picturesFolder } from './picture-file.ts'

const kept = new Set<string>()

/**
 * Stores a screenshot of the product in a state, and its address, once per run and state, if the
 * environment asks for pictures (ATLAS_PICTURES=1).
 * @param situation the machine's situation, as its graph names it
 * @param root the folder of the pictures
 */
export const keepPicture = async (
	page: Page,
	noun: string,
	situation: string,
	root = process.cwd(),
): Promise<void> => {
	if (process.env.ATLAS_PICTURES !== '1') return
	const state = stateOf(situation)
	if (kept.has(`${noun} ${state}`)) return
	kept.add(`${noun} ${state}`)
	const { pathname, search } = new URL(page.url())
	const folder = join(root, picturesFolder, noun)
	mkdirSync(folder, { recursive: true })
	const shot = await page.screenshot({ type: 'jpeg', quality: 50 })
	writeFileSync(join(folder, `${fileOf(state)}.jpg`), shot)
	writeFileSync(
		join(folder, `${fileOf(state)}.json`),
		JSON.stringify({ state, address: pathname + search }),
	)
}
