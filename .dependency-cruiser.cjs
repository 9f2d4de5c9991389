/**
 * Browser: app -> routes -> flows -> features -> processes -> {ui, api, machines}.
 * Server: routes, graph -> service -> store -> platform.
 */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
/**
 * The areas of the server that each area may ask beside itself:
 * school > shop > learning > catalogue > people; the others are beside them.
 */
const below = {
	people: [],
	catalogue: ['people'],
	learning: ['catalogue', 'people'],
	shop: ['learning', 'catalogue', 'people'],
	school: ['shop', 'learning', 'catalogue', 'people'],
	community: ['people'],
	jobs: ['catalogue', 'people'],
	web: ['community', 'jobs', 'catalogue', 'people'],
}
/** Tables refer to each other, and stores join them, across all borders. */
const TABLES = '\\.tables\\.ts$'
const areas = Object.keys(below)
const borders = ['server', 'domain'].flatMap((tree) =>
	areas.flatMap((area) =>
		areas
			.filter((other) => other !== area && !below[area].includes(other))
			.map((other) =>
				forbid(
					`${tree}-${area}-asks-no-${other}`,
					{ path: `^${tree}/${area}/` },
					{ path: `^${tree}/${other}/`, pathNot: TABLES },
					'An area asks those below it (docs/glossary.md).',
				),
			),
	),
)

module.exports = {
	forbidden: [
		...borders,
		forbid('no-circular', {}, { circular: true }, 'A cycle means two files hold one thing.'),
		forbid(
			'domain-at-the-bottom',
			{ path: '^domain/' },
			{ pathNot: '^domain/' },
			'Rules that both sides use import nothing else.',
		),
		forbid(
			'machines-stand-alone',
			{ path: '^machines/' },
			{ path: '^(src|server|demo|atlas|tests)/' },
			'A machine knows no framework.',
		),
		forbid(
			'machines-own-folder',
			{ path: '^machines/([^/]+/[^/]+)/' },
			{ path: '^machines/', pathNot: '^machines/($1|kit)/' },
			'A machine imports its own folder and the kit only.',
		),
		forbid(
			'kit-knows-no-machine',
			{ path: '^machines/kit/' },
			{ path: '^machines/', pathNot: '^machines/kit/' },
			'Machines share the kit; it knows none of them.',
		),
		forbid(
			'machines-only-xstate',
			{ path: '^machines/' },
			{ dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/xstate/' },
			'Behaviour is framework-free.',
		),
		forbid(
			'atlas-reads-machines',
			{ path: '^atlas/' },
			{ path: '^(src|server|demo)/' },
			'The atlas reads the machines only; what a shop adds to its page is named in atlas.config.ts.',
		),
		forbid(
			'atlas-page-at-the-top',
			{ path: '^atlas/', pathNot: '^atlas/(page|package)/' },
			{ path: '^atlas/page/' },
			'Diagrams, paths and journeys are for the command line too: they know no page.',
		),
		forbid(
			'server-not-src',
			{ path: '^server/' },
			{ path: '^src/' },
			'The server never imports the client.',
		),
		forbid(
			'server-only-status-machines',
			{ path: '^server/' },
			{
				path: '^machines/',
				pathNot: '-status\\.(machine|rules)\\.ts$|^machines/kit/status\\.ts$',
			},
			'The server asks status machines; rules that both sides use are in domain.',
		),
		forbid(
			'platform-knows-no-noun',
			{ path: '^server/platform/', pathNot: TABLES },
			{ path: '^server/', pathNot: '^server/platform/' },
			'Nouns stand on the platform.',
		),
		forbid(
			'documents-in-threads',
			{
				path: '^server/',
				pathNot: '^server/([^/]+/[^/]+/draw-[^/]+\\.ts$|platform/documents/)',
			},
			{
				path: '^server/[^/]+/[^/]+/draw-[^/]+\\.ts$|^server/platform/documents/pdf\\.ts$',
				pathNot: '/draw-calendar\\.ts$|/draw-(in-thread|worker)\\.ts$',
				dependencyTypesNot: ['type-only'],
			},
			'Drawing takes longer than a request may hold the only thread: see draw-in-thread.ts.',
		),
		forbid(
			'nouns-below-the-app',
			{ path: '^server/[^/]+/' },
			{ path: '^server/[^/]+\\.ts$' },
			'The files beside the nouns compose them; no noun knows the composition.',
		),
		forbid(
			'tables-in-stores',
			{ path: '^server/', pathNot: '\\.(store|tables)\\.ts$|^server/platform/database/' },
			{ path: TABLES, dependencyTypesNot: ['type-only'] },
			'Only stores know tables.',
		),
		forbid(
			'edges-call-services',
			{ path: '^server/[^/]+/[^/]+/[^/]+\\.(routes|graph)\\.ts$', pathNot: '^server/platform/' },
			{ path: '^server/[^/]+/[^/]+/[^/]+\\.store\\.ts$', pathNot: '^server/platform/' },
			'Routes and graph read the request and answer; a service holds the use case.',
		),
		forbid(
			'stores-at-the-bottom',
			{ path: '^server/[^/]+/[^/]+/[^/]+\\.store\\.ts$', pathNot: '^server/platform/' },
			{ path: '^server/', pathNot: '^server/platform/|\\.(store|rules|tables)\\.ts$' },
			'A store knows tables and pure rules, no use case.',
		),
		forbid(
			'between-nouns-by-service',
			{ path: '^server/([^/]+/[^/]+)/', pathNot: '^server/(platform|sandbox|setup)/' },
			{
				path: '^server/[^/]+/',
				pathNot: '^server/($1|platform)/|\\.(service|rules|tables)\\.ts$',
			},
			'A noun is asked through its service; pure rules may be read by all.',
		),
		forbid(
			'services-call-services',
			{
				path: '^server/([^/]+/[^/]+)/',
				pathNot: '\\.service\\.ts$|^server/(platform|sandbox|setup)/',
			},
			{
				path: '^server/[^/]+/[^/]+/[^/]+\\.service\\.ts$',
				pathNot: '^server/($1|platform)/',
			},
			'Between nouns only services meet.',
		),
		forbid(
			'demo-and-play-money-on-demand',
			{ path: '^server/', pathNot: '^server/sandbox/' },
			{
				path: '^(demo|server/sandbox)/',
				pathNot: TABLES,
				dependencyTypesNot: ['dynamic-import', 'type-only'],
			},
			'Production never loads demo data and play money.',
		),
		forbid(
			'src-not-server',
			{ path: '^src/', pathNot: '^src/(desk|worker)/[^/]+\\.config\\.ts$' },
			{
				path: '^(server|atlas|tests|build)/',
				pathNot: '^atlas/(usage/(journeys-source|journey)\\.ts$|page/theme/recipes/)',
			},
			'The client speaks to the server through openapi/v1.yaml.',
		),
		forbid(
			'views-make-no-calls',
			{ path: '^src/.*\\.tsx$' },
			{ path: '^src/api/client\\.ts$' },
			'A view draws and sends; actors, queries and hooks make the calls.',
		),
		forbid(
			'app-on-top',
			{ path: '^src/(routes|flows|features|processes|ui|api|i18n|theme)/' },
			{ path: '^src/app/' },
			'The app composes; nothing below knows it.',
		),
		forbid(
			'routes-below-app',
			{ path: '^src/(flows|features|processes|ui|api|i18n|theme)/' },
			{ path: '^src/routes/' },
			'Routes compose what stands below them.',
		),
		forbid(
			'flows-below-routes',
			{ path: '^src/(features|processes|ui|api|i18n|theme)/' },
			{ path: '^src/flows/' },
			'A flow composes features; no feature knows it.',
		),
		forbid(
			'features-below-flows',
			{ path: '^src/(processes|ui|api|i18n|theme)/' },
			{ path: '^src/features/' },
			'Long-lived processes know no view.',
		),
		forbid(
			'desk-apart',
			{ path: '^src/(?!desk/)' },
			{ path: '^src/desk/' },
			'The desk is a build of its own; nothing imports it.',
		),
		forbid(
			'desk-beside-app',
			{ path: '^src/desk/' },
			{ path: '^src/(app|routes)/' },
			'The desk composes flows, features and processes, as the app does.',
		),
		forbid(
			'features-apart',
			{ path: '^src/features/([^/]+/[^/]+)/' },
			{ path: '^src/features/', pathNot: '^src/features/$1/' },
			'A feature never imports another feature.',
		),
		forbid(
			'flows-apart',
			{ path: '^src/flows/([^/]+)/' },
			{ path: '^src/flows/', pathNot: '^src/flows/$1/' },
			'A flow never imports another flow.',
		),
		forbid(
			'processes-below-features',
			{ path: '^src/(ui|api|i18n|theme)/' },
			{ path: '^src/processes/' },
			'Parts and the client of the API know no process.',
		),
		forbid(
			'ui-knows-no-noun',
			{ path: '^src/ui/' },
			{ path: '^(src/api|machines)/' },
			'Parts know no noun of the product.',
		),
		forbid(
			'api-at-the-bottom',
			{ path: '^src/api/' },
			{ path: '^src/ui/' },
			'The client of the API knows no view.',
		),
		forbid(
			'product-knows-no-test',
			{
				path: '^(src|server|machines|demo|atlas|build)/',
				pathNot: '^build/draw-social-picture\\.ts$',
			},
			{ path: '^tests/' },
			'Nothing that a test needs is part of the product.',
		),
		forbid(
			'tests-of-machines-stand-alone',
			{ path: '^tests/(machines|atlas)/' },
			{ path: '^(src|server|demo)/' },
			'A machine is tested without the page and the server.',
		),
		forbid(
			'tests-of-server-know-no-page',
			{ path: '^tests/server/' },
			{ path: '^src/' },
			'The server is tested by its calls.',
		),
		forbid(
			'tests-of-views-know-no-server',
			{ path: '^tests/(views|components)/' },
			{ path: '^(server|demo)/', pathNot: '\\.rules\\.ts$' },
			'A view is tested with answers of the contract.',
		),
		forbid(
			'build-knows-no-noun',
			{ path: '^build/' },
			{ path: '^(src/(routes|flows|features|processes)|server/(?!platform|setup)[^/]+|demo)/' },
			'What builds the product knows no part of it.',
		),
		forbid(
			'nobody-imports-main',
			{ pathNot: '^tests/e2e/support/serve\\.ts$' },
			{ path: '(^|/)main\\.tsx?$' },
			'main boots; nothing else.',
		),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(styled-system|i18n/gen|atlas/package/dist|\\.gen\\.ts)' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'types', 'default'],
		},
	},
}
