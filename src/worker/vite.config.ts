import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const repo = resolve(import.meta.dirname, '../..')

/**
 * The service worker is one classic script beside the site's files: a module worker is not
 * understood by every browser.
 */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: false,
	cacheDir: resolve(repo, 'node_modules/.vite/worker'),
	define: { 'process.env.NODE_ENV': '"production"' },
	build: {
		outDir: resolve(repo, 'dist'),
		emptyOutDir: false,
		target: 'es2022',
		lib: {
			entry: resolve(import.meta.dirname, 'worker.ts'),
			name: 'worker',
			formats: ['iife'],
			fileName: () => 'worker.js',
		},
	},
})
