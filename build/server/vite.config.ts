import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { ownAddresses } from './own-addresses.ts'

const repo = resolve(import.meta.dirname, '../..')
const outDir = resolve(repo, '.cache/server')

/**
 * The server as `npm start` runs it (decision 0046). Packages of hundreds of small modules are
 * bundled too; others are loaded as they are.
 */
export default defineConfig({
	root: repo,
	publicDir: false,
	cacheDir: resolve(repo, 'node_modules/.vite/server'),
	plugins: [ownAddresses(outDir)],
	ssr: { target: 'node', noExternal: ['drizzle-orm', 'zod', 'xstate'] },
	build: {
		ssr: resolve(repo, 'server/main.ts'),
		outDir,
		emptyOutDir: true,
		target: 'node24',
		minify: false,
		rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
	},
})
