import type { Layer } from './layer.types.ts'

const types = (name: string, project: string): Layer => ({
	name,
	command: [
		...['tsc', '--noEmit', '--project', project, '--incremental'],
		...['--tsBuildInfoFile', `.cache/check/${name}.tsbuildinfo`],
	],
	cores: 1,
})

/** Checks of `npm run types`. */
export const typeChecks: readonly Layer[] = [
	types('types', '.'),
	types('types-of-atlas', 'atlas/page'),
	types('types-of-worker', 'src/worker'),
]

/**
 * Checks of `npm run lint`: form, borders, circles, contract, unused code, ids, folders, statuses,
 * callers, the specification, comments, the drawing of the areas.
 */
export const lintChecks: readonly Layer[] = [
	{
		name: 'borders',
		command: [
			...['depcruise', 'src', 'machines', 'domain', 'server', 'demo', 'atlas', 'tests', 'build'],
			...['--config', '.dependency-cruiser.cjs'],
			...['--output-type', 'err', '--cache', '.cache/check/borders', '--cache-strategy', 'content'],
		],
		cores: 1,
	},
	{
		name: 'circles',
		command: [
			...['depcruise', 'src', 'server', '--config', 'build/lint/folder-circles.cjs'],
			...['--output-type', 'err', '--cache', '.cache/check/circles', '--cache-strategy', 'content'],
		],
		cores: 1,
	},
	{
		name: 'unused',
		command: ['knip', '--cache', '--cache-location', '.cache/check/unused'],
		cores: 1,
	},
	{ name: 'form', command: ['biome', 'check', '.'], cores: 1 },
	{ name: 'contract', command: ['redocly', 'lint', 'openapi/v1.gen.yaml'], cores: 1 },
	{ name: 'ids', command: ['node', 'tests/suite/lint/check-ids.ts'], cores: 1 },
	{ name: 'folders', command: ['node', 'tests/suite/lint/check-folders.ts'], cores: 1 },
	{ name: 'statuses', command: ['node', 'tests/suite/lint/check-statuses.ts'], cores: 1 },
	{ name: 'callers', command: ['node', 'tests/suite/lint/check-callers.ts'], cores: 1 },
	{
		name: 'specification',
		command: ['node', 'tests/suite/lint/check-specification.ts'],
		cores: 1,
	},
	{ name: 'comments', command: ['node', 'tests/suite/lint/check-comments.ts'], cores: 1 },
	{ name: 'drawing', command: ['node', 'tests/suite/lint/check-drawing.ts'], cores: 1 },
]
