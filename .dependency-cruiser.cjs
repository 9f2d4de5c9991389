/** Borders of docs: routes -> features -> {ui, api, machines}; see docs/decisions/0001-the-house.md */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'A cycle means two files hold one thing.'),
    forbid(
      'machines-stand-alone',
      { path: '^machines/([^/]+)/' },
      { path: '^(src|server|atlas|tests)/' },
      'A machine knows no framework.',
    ),
    forbid(
      'machines-own-folder',
      { path: '^machines/([^/]+)/' },
      { path: '^machines/', pathNot: '^machines/$1/' },
      'A machine imports its own folder only.',
    ),
    forbid(
      'machines-only-xstate',
      { path: '^machines/' },
      { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/xstate/' },
      'Behaviour is framework-free.',
    ),
    forbid(
      'atlas-reads-machines',
      { path: '^atlas/', pathNot: '^atlas/page/' },
      { path: '^(src|server)/' },
      'The atlas reads the machines only.',
    ),
    forbid(
      'atlas-page-looks-like-the-house',
      { path: '^atlas/page/' },
      { path: '^(src|server)/', pathNot: '^src/(theme|ui|api)/' },
      'The page of the atlas has the look of the house and speaks to its API: theme, ui and api know no noun, so nothing of the shop comes with them.',
    ),
    forbid(
      'atlas-page-at-the-top',
      { path: '^atlas/', pathNot: '^atlas/page/' },
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
      'server-only-rules',
      { path: '^server/' },
      { path: '^machines/', pathNot: '\\.rules\\.ts$' },
      'The server shares pure rules, not machines.',
    ),
    forbid(
      'platform-knows-no-noun',
      { path: '^server/platform/' },
      { path: '^server/', pathNot: '^server/platform/' },
      'Nouns stand on the platform.',
    ),
    forbid(
      'nouns-below-the-app',
      { path: '^server/[^/]+/' },
      { path: '^server/[^/]+\\.ts$' },
      'The files beside the nouns compose them; no noun knows the composition.',
    ),
    forbid(
      'schema-in-stores',
      {
        path: '^server/',
        pathNot: '\\.store\\.ts$|^server/(platform/database|demo)/',
      },
      { path: '^server/platform/database/schema/' },
      'Only stores know tables.',
    ),
    forbid(
      'edges-call-services',
      { path: '^server/[^/]+/[^/]+\\.(routes|graph)\\.ts$' },
      { path: '^server/[^/]+/[^/]+\\.store\\.ts$' },
      'Routes and graph read the request and answer; a service holds the use case.',
    ),
    forbid(
      'stores-at-the-bottom',
      { path: '^server/[^/]+/[^/]+\\.store\\.ts$' },
      { path: '^server/', pathNot: '^server/platform/|\\.(store|rules)\\.ts$' },
      'A store knows tables and pure rules, no use case.',
    ),
    forbid(
      'between-nouns-by-service',
      { path: '^server/([^/]+)/', pathNot: '^server/(platform|demo|sandbox)/' },
      {
        path: '^server/[^/]+/',
        pathNot: '^server/($1|platform)/|\\.(service|rules)\\.ts$|^server/payment/gateway\\.ts$',
      },
      'A noun is asked through its service; pure rules and the port to providers may be read by all.',
    ),
    forbid(
      'services-call-services',
      {
        path: '^server/([^/]+)/',
        pathNot: '\\.service\\.ts$|^server/(platform|demo|sandbox)/',
      },
      { path: '^server/[^/]+/[^/]+\\.service\\.ts$', pathNot: '^server/$1/' },
      'Between nouns only services meet.',
    ),
    forbid(
      'demo-and-play-money-on-demand',
      { path: '^server/', pathNot: '^server/(demo|sandbox)/' },
      { path: '^server/(demo|sandbox)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      'Production never loads demo data and play money.',
    ),
    {
      name: 'no-circle-between-folders',
      severity: 'error',
      comment: 'Two folders that need each other hold one thing.',
      scope: 'folder',
      from: { path: '^server/' },
      to: { circular: true },
    },
    forbid(
      'src-not-server',
      { path: '^src/' },
      { path: '^(server|atlas|tests)/', pathNot: '^atlas/graph/names\\.ts$' },
      'The client speaks to the server through openapi/v1.yaml.',
    ),
    forbid(
      'names-for-observers',
      { path: '^src/', pathNot: '^src/app/observe-moves\\.ts$' },
      { path: '^atlas/' },
      'What observes the machines names transitions as the atlas does; there is one implementation of that.',
    ),
    forbid(
      'features-apart',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'A feature never imports another feature.',
    ),
    forbid(
      'features-below-routes',
      { path: '^src/features/' },
      { path: '^src/routes/' },
      'Routes compose features, not the other way round.',
    ),
    forbid(
      'features-address-processes',
      { path: '^src/features/' },
      {
        path: '^src/app/',
        pathNot:
          '^src/app/(processes|ask-login|open-purchase|open-coming-soon|is-upcoming|product-path|observe|observe-moves)\\.ts$',
      },
      'Of the app a feature knows how its processes are addressed, and nothing else.',
    ),
    forbid(
      'ui-knows-no-noun',
      { path: '^src/ui/' },
      { path: '^(src/(features|routes|app|api)|machines)/' },
      'Parts know no noun of the product.',
    ),
    forbid(
      'api-at-the-bottom',
      { path: '^src/api/' },
      { path: '^src/(features|routes|app|ui)/' },
      'The client of the API knows no view.',
    ),
    forbid('nobody-imports-main', {}, { path: '(^|/)main\\.tsx?$' }, 'main boots; nothing else.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(styled-system|i18n/gen|\\.gen\\.ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
