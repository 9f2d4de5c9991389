import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../../build/compress-assets.ts'
import { usedIcons } from '../../build/icons/icons-plugin.ts'
import { factsForPage } from '../facts/facts-for-page.ts'
import { picturesForPage } from '../facts/pictures-for-page.ts'
import { projectForPage } from './project-for-page.ts'

const repo = resolve(import.meta.dirname, '../..')

/**
 * The atlas' page has its own build: nothing of it can reach the shop's bundles, and its machines
 * keep their descriptions.
 */
export default defineConfig({
	root: import.meta.dirname,
	base: '/atlas/',
	publicDir: false,
	cacheDir: resolve(repo, 'node_modules/.vite/atlas'),
	plugins: [
		usedIcons(),
		react(),
		projectForPage(repo),
		picturesForPage(repo),
		factsForPage(repo, resolve(repo, 'atlas/facts/print-facts.ts')),
		compressAssets(),
	],
	css: { postcss: import.meta.dirname },
	server: { fs: { allow: [repo] } },
	worker: { format: 'es' },
	build: {
		outDir: resolve(repo, 'dist/atlas'),
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 2048,
		chunkSizeWarningLimit: 2000,
		// Reading the machines and their history is most of this build, and meant to be.
		rolldownOptions: { checks: { pluginTimings: false } },
	},
})
