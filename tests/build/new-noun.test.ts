import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { nounFiles, withModel, withPopularity } from '../../build/new-noun/noun-files.ts'
import { newNounOf, Refusal } from '../../build/new-noun/read-arguments.ts'
import { expectationOf, runPath } from '../machines/run-path.ts'

const gift = { area: 'shop', noun: 'gift-card', requirement: 'GFT-01' }
const FOLDER = '.cache/new-noun'

beforeAll(() => {
	for (const [path, content] of Object.entries(nounFiles(gift))) {
		mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
		writeFileSync(join(FOLDER, path), content)
	}
})
afterAll(() => rmSync(FOLDER, { recursive: true }))

test('26 a new noun is read from area, name and requirement', () => {
	const read = newNounOf(['noun', 'shop/gift-card', 'GFT-01'], () => false)
	expect(read).toEqual(gift)
})

test('26 what cannot be written is refused with an example', () => {
	const refused = (args: string[], exists = false) => {
		expect(() => newNounOf(args, () => exists)).toThrow(Refusal)
		expect(() => newNounOf(args, () => exists)).toThrow(/^(Write |The folder )/)
	}
	refused([])
	refused(['page', 'shop/gift', 'GFT-01'])
	refused(['noun', 'desk/gift', 'GFT-01'])
	refused(['noun', 'shop/gift/card', 'GFT-01'])
	refused(['noun', 'shop/GiftCard', 'GFT-01'])
	refused(['noun', 'shop/../gift', 'GFT-01'])
	refused(['noun', 'shop/gift', 'gift'])
	refused(['noun', 'shop/gift', 'GFT-01'], true)
})

test('26 every transition of a new noun’s machine can be taken, and its paths run', async () => {
	const path = join(process.cwd(), FOLDER, 'machines/shop/gift-card/gift-card.model.ts')
	const { giftCardModel } = (await import(path)) as { giftCardModel: MachineModel }
	const { graph, attempts, faults, unvisited } = explore(giftCardModel)
	expect({ faults, unvisited }).toEqual({ faults: [], unvisited: 0 })
	expect(gapsOf(giftCardModel.machine, attempts)).toEqual({ untaken: [], oneSided: [] })
	const { paths } = suiteOf('gift-card', { graph }, { suite: 'unexpected' })
	expect(paths.length).toBeGreaterThan(1)
	for (const each of paths) expect(runPath(giftCardModel, each)).toEqual(expectationOf(each))
})

test('26 the model of a new noun is added to those that exist', () => {
	const models = withModel(readFileSync('tests/machines/models.ts', 'utf8'), gift)
	expect(models).toContain("'#machines/shop/gift-card/gift-card.model.ts'")
	expect(models).toMatch(/export const models[^\n]*= \{\n\t'gift-card': giftCardModel,\n/)
	const shares = withPopularity(readFileSync('atlas/journeys/tendencies.ts', 'utf8'), gift)
	expect(shares).toMatch(/= \{\n\t'gift-card': 2,\n/)
})
