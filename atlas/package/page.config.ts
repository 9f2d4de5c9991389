import { join } from 'node:path'
import { defineConfig } from 'vite'
import { factsForPage } from '../facts/facts-for-page.ts'
import { picturesForPage } from '../facts/pictures-for-page.ts'
import { projectHere } from '../load/project.ts'
import { projectForPage } from '../page/project-for-page.ts'

const { home } = await projectHere()

/** The compiled page with the machines of the project in whose folder it is built. */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: false,
	cacheDir: join(home, 'node_modules/.vite/atlas'),
	plugins: [
		projectForPage(home),
		picturesForPage(home),
		factsForPage(home, join(import.meta.dirname, '../print-facts.js')),
	],
	resolve: { dedupe: ['xstate'] },
	worker: { format: 'es' },
	build: {
		emptyOutDir: true,
		target: 'es2022',
		chunkSizeWarningLimit: 2000,
		rolldownOptions: { checks: { pluginTimings: false } },
	},
})
