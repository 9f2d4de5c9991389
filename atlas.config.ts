import type { AtlasConfig } from './atlas/load/config.types.ts'

export default {
  machines: ['machines/*/*.model.ts'],
  requirements: { file: 'docs/requirements.md' },
  reviewed: { tables: 'tests/machines/expected', descriptions: 'docs/machines' },
  tests: 'tests',
  drivers: { file: 'tests/e2e/drivers/drivers.ts', runSuite: 'tests/e2e/run-suite.ts' },
  journeys: 'server/demo/demo-journeys.json',
  page: { title: 'Vidya', journeys: 'src/flows/journey/atlas-journeys.ts', live: true },
} satisfies AtlasConfig
