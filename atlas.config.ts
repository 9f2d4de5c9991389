import type { AtlasConfig } from './atlas/load/config.types.ts'

export default {
	machines: ['machines/**/*.model.ts'],
	shared: ['domain'],
	requirements: { file: 'docs/requirements.md' },
	reviewed: { tables: 'tests/machines/expected', descriptions: 'docs/machines' },
	tests: 'tests',
	drivers: { folder: 'tests/e2e/drivers', test: 'tests/e2e/support/driven-test.ts' },
	notes: 'docs/machines',
	map: 'docs/machines/map.json',
	journeys: 'demo/demo-journeys.json',
	page: { title: 'Vidya', journeys: 'src/flows/journey/atlas-journeys.ts', live: true },
} satisfies AtlasConfig
