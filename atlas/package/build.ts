import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { usedIcons } from '../../build/icons/icons-plugin.ts'
import manifest from './package.json' with { type: 'json' }

// Compiles the package into dist/: the command line and the functions for Node, the page for
// browsers, and the types.
const here = import.meta.dirname
const repo = resolve(here, '../..')
const dist = join(here, 'dist')
const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
const outside = [/^node:/, ...names.map((name) => new RegExp(`^${name}(/|$)`))]

rmSync(dist, { recursive: true, force: true })

const quiet = { configFile: false, logLevel: 'warn', publicDir: false } as const

/** Node keeps its own modules and the package's dependencies as imports. */
const forNode = (input: Record<string, string>, outDir: string) =>
	build({
		...quiet,
		root: repo,
		build: {
			ssr: true,
			outDir,
			emptyOutDir: false,
			minify: false,
			target: 'node22',
			rolldownOptions: {
				input,
				external: outside,
				output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
			},
		},
		ssr: { noExternal: true, external: names },
	})

await forNode(
	{
		cli: 'atlas/cli.ts',
		index: 'atlas/index.ts',
		'driven-test': 'atlas/driving/driven-test.ts',
		'print-facts': 'atlas/facts/print-facts.ts',
	},
	dist,
)
await build({
	...quiet,
	root: join(repo, 'atlas/page'),
	base: './',
	plugins: [usedIcons(), react()],
	css: { postcss: join(repo, 'atlas/page') },
	worker: { format: 'es' },
	build: {
		outDir: join(dist, 'page'),
		emptyOutDir: false,
		target: 'es2022',
		minify: false,
		chunkSizeWarningLimit: 4000,
		// A library's imports are left as they are for the build of the team that uses it.
		lib: {
			entry: join(repo, 'atlas/page/main.tsx'),
			formats: ['es'],
			fileName: 'page',
			cssFileName: 'page',
		},
		rolldownOptions: {
			external: ['virtual:atlas-project', /^xstate(\/|$)/],
			output: { chunkFileNames: '[name]-[hash].js' },
		},
	},
})
await forNode({ 'vite.config': 'atlas/package/page.config.ts' }, join(dist, 'page'))
const html = readFileSync(join(repo, 'atlas/page/index.html'), 'utf8')
writeFileSync(
	join(dist, 'page/index.html'),
	html
		.replace('/main.tsx', './page.js')
		.replace('</head>', '  <link rel="stylesheet" href="./page.css" />\n  </head>'),
)
execFileSync('tsc', ['--project', join(here, 'tsconfig.json')], { cwd: repo, stdio: 'inherit' })
writeFileSync(
	join(dist, 'cli.js'),
	`#!/usr/bin/env node\n${readFileSync(join(dist, 'cli.js'), 'utf8')}`,
)
chmodSync(join(dist, 'cli.js'), 0o755)
cpSync(join(repo, 'docs/atlas.png'), join(here, 'pictures/atlas.png'))
