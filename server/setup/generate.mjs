import { run } from './run.mjs'
import { step } from './step.mjs'

const part = {
	name: 'generated',
	inputs: [
		'openapi',
		'panda.config.ts',
		'src',
		'atlas/page/theme/recipes',
		'build/contract',
		'build/routes',
		'package-lock.json',
	],
	outputs: [
		'openapi/v1.gen.json',
		'openapi/v1.gen.yaml',
		'openapi/v1.gen.routes.json',
		'src/theme/styled-system/styles.css',
		'src/i18n/gen/messages.js',
		'src/app/routeTree.gen.ts',
	],
}

/** Theme of the analysts' page, which has its own build. */
const atlasTheme = {
	name: 'atlas theme',
	inputs: ['atlas/page', 'package-lock.json'],
	outputs: ['atlas/page/styled-system/css'],
}

/** The journeys of the demo, which follow from the machines. */
const journeys = {
	name: 'demo journeys',
	inputs: ['machines', 'domain', 'atlas/journeys', 'atlas/graph', 'atlas/load', 'atlas.config.ts'],
	outputs: ['demo/demo-journeys.json'],
}

/** Types of the contract, which nothing that runs reads. */
const types = {
	name: 'contract types',
	inputs: ['openapi', 'build/contract', 'package-lock.json'],
	outputs: ['openapi/v1.gen.ts'],
}

const script = (name) => run('npm', ['run', '-s', name])

/** Writes the looks of the analysts' page. */
export const generateAtlasTheme = () => step(atlasTheme, () => script('gen:atlas-theme'))

/** Writes what is made from the contract, the theme, the texts and the machines. */
export const generate = () =>
	Promise.all([
		step(part, () =>
			Promise.all(['gen:contract', 'gen:routes', 'gen:theme', 'gen:messages'].map(script)),
		),
		step(journeys, () => script('gen:journeys')),
	])

/** Writes the types that the contract gives, for who checks them. */
export const generateTypes = () => step(types, () => script('gen:types'))
