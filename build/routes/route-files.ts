/** Where routes are, and where the tree of them is written. The plugin and the generator use it. */
export const routeFiles = {
	target: 'react',
	routesDirectory: 'src/routes',
	generatedRouteTree: 'src/app/routeTree.gen.ts',
	quoteStyle: 'single',
	disableLogging: true,
} as const
