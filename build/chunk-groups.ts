import { messageFile, sharedBy, withImports } from './shared-chunks.ts'

const packages =
	/node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|openapi-fetch)\//

const routeView = (file: string) => `src/routes/${file}?tsr-split=component`

/** Widgets that few pages show, each with what only it needs. */
const rare = /src\/ui\/form\/(calendar|date-field)/

const home = [routeView('index.tsx')]
const lists = [routeView('learning/index.tsx')]
const items = [routeView('courses/$slugtitle.tsx'), routeView('learning/$slug.tsx')]

/**
 * Few files for the first load: packages, which change rarely; what every page needs; what home,
 * lists of cards and items share; what each of these needs besides. Groups named first take first.
 */
export const chunkGroups = [
	{ name: 'vendor', test: packages },
	withImports('main', ['src/main.tsx']),
	sharedBy(2, 'cards', [home, lists, items]),
	withImports('home', home),
	withImports('lists', lists),
	withImports('items', items),
	// Code for offline use is fetched while there is a connection.
	{ name: 'offline', test: /src\/(processes|features\/web)\/offline-queue\// },
	// Visitors who agreed to be observed load this behind every page.
	withImports('observe', ['src/processes/journey/observe-moves.ts']),
	withImports('recorder', ['src/flows/journey/recorder-of.ts']),
	{
		name: 'kit',
		test: (id: string) =>
			/src\/(ui|theme|i18n)\/|(machines|domain)\/|lucide-react/.test(id) &&
			!rare.test(id) &&
			!messageFile.test(id),
		minShareCount: 3,
	},
	{ name: 'facts', test: /src\/(features|processes)\/.*\.(queries|query)\.ts$/, minShareCount: 2 },
	{ name: 'words', test: messageFile, minShareCount: 2 },
	{ name: 'calendar', test: rare },
]
