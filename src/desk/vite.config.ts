import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../../build/compress-assets.ts'
import { usedIcons } from '../../build/icons/icons-plugin.ts'
import { leaveOut } from '../../build/postcss-plugins.ts'
import { stripMachines } from '../../build/strip-machines.ts'
import { writtenStyles } from '../../build/written-styles.ts'

const repo = resolve(import.meta.dirname, '../..')

/** The desk has its own build: nothing of it reaches the browsers of those who buy (issue 28). */
export default defineConfig({
	root: import.meta.dirname,
	base: '/desk/',
	publicDir: false,
	cacheDir: resolve(repo, 'node_modules/.vite/desk'),
	plugins: [
		usedIcons(),
		react(),
		writtenStyles(resolve(repo, '.cache/desk/styles.css')),
		stripMachines(),
		compressAssets(),
	],
	css: { postcss: { plugins: leaveOut() } },
	build: {
		outDir: resolve(repo, 'dist/desk'),
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 1000,
	},
})
