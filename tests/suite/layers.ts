import { join } from 'node:path'
import { onBothDatabases } from '../server/support/database/on-both-databases.ts'
import { lintChecks, typeChecks } from './checks.ts'
import type { Layer } from './layer.types.ts'
import type { Selection } from './select.ts'

/** Where layers write which tests passed. */
export const reports = '.cache/test'

type More = Pick<Layer, 'cores' | 'env'> & { files?: readonly string[] }

const vitest = (project: string, { files = [], ...more }: More = {}): Layer => {
	const report = join(reports, `${project}.json`)
	return {
		name: project,
		command: [
			...['vitest', 'run', '--project', project, ...files],
			...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
		],
		report,
		...more,
	}
}

const atlas = (machines: readonly string[]): Layer => {
	const report = join(reports, 'atlas.xml')
	const asked = machines.length > 0 ? machines : ['all']
	return {
		name: 'atlas',
		command: ['node', 'atlas/cli.ts', 'check', ...asked, '--junit', report],
		cores: 1,
		report,
	}
}

/**
 * Builds the atlas page for the browser tests. It uses one thread, so another layer runs beside it.
 */
const atlasPage: Layer = {
	name: 'atlas-page',
	command: ['node', 'server/setup/atlas-command.mjs'],
	cores: 1,
}

const browser = (postgres: string | null, { files = [], env }: More = {}): Layer => {
	const report = join(reports, 'browser.json')
	return {
		name: 'browser',
		command: ['playwright', 'test', ...files],
		minutes: 45,
		report,
		env: {
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
			...(postgres && { TEST_DATABASE_URL: postgres }),
			...env,
		},
	}
}

/**
 * All layers. Layers that wait for PostgreSQL or for a single-threaded program run beside others,
 * the longest first; the browser gets all cores. The atlas page is built before any test starts a
 * server, which would build it.
 */
export const allLayers = (postgres: string | null): Layer[] => [
	atlasPage,
	atlas([]),
	...(postgres
		? [vitest('server-postgres', { cores: 1, env: { TEST_DATABASE_URL: postgres } })]
		: []),
	vitest('components', { cores: 1 }),
	...lintChecks,
	...typeChecks,
	vitest('views', { cores: 1 }),
	vitest('machines'),
	vitest('server'),
	...(postgres
		? [
				{
					name: 'checkout',
					command: ['node', 'tests/bench/checkout-floor.ts'],
					env: { DATABASE_URL: postgres },
				},
			]
		: []),
	browser(postgres),
]

const isIn = (folder: string) => (file: string) => file.startsWith(`tests/${folder}/`)
const isOfMachines = (file: string) =>
	['machines', 'atlas', 'build', 'requirements', 'suite'].some((folder) => isIn(folder)(file))

/**
 * The layers of a part: only those to which something of it belongs.
 * @param driven the machines that a browser can take along their paths
 */
export const layersOf = (
	{ machines, files }: Selection,
	postgres: string | null,
	driven: readonly string[],
): Layer[] => {
	const ofMachines = files.filter(isOfMachines)
	const ofServer = files.filter(isIn('server'))
	const plain = ofServer.filter((file) => !file.endsWith('.postgres.test.ts'))
	const onBoth = ofServer.filter(onBothDatabases)
	const specs = files.filter(isIn('e2e'))
	const inBrowser = machines.filter((noun) => driven.includes(noun))
	const env: Record<string, string> = machines.length > 0 ? { TEST_MACHINES: machines.join() } : {}
	const some = (project: string, list: readonly string[], more: More = {}): Layer[] =>
		list.length > 0 ? [vitest(project, { files: list, ...more })] : []
	const withPaths = (list: readonly string[], paths: string, nouns: readonly string[]) =>
		nouns.length > 0 ? [...list, paths] : list
	const browserFiles = withPaths(specs, 'tests/e2e/atlas/paths.spec.ts', inBrowser)
	return [
		...(machines.length > 0 ? [atlas(machines)] : []),
		...some('machines', withPaths(ofMachines, 'tests/machines/machines.test.ts', machines), {
			cores: 1,
			env,
		}),
		...some('views', files.filter(isIn('views')), { cores: 1 }),
		...some('components', files.filter(isIn('components')), { cores: 1 }),
		...some('server', plain),
		...(postgres ? some('server-postgres', onBoth, { env: { TEST_DATABASE_URL: postgres } }) : []),
		...(browserFiles.length > 0
			? [atlasPage, browser(postgres, { files: browserFiles, env })]
			: []),
	]
}
