import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateAtlasTheme } from './generate.mjs'
import { root, run } from './run.mjs'
import { isFresh, step } from './step.mjs'

/** The page shows the history of each machine, so a commit rebuilds it. */
const part = {
	name: 'atlas',
	inputs: [
		'atlas',
		'atlas.config.ts',
		'machines',
		'domain',
		'docs/requirements.md',
		'openapi',
		'src/api',
		'src/flows/journey',
		'tests',
		'package-lock.json',
		'.git/logs/HEAD',
	],
	outputs: ['dist/atlas/index.html'],
}

const atlas = join(root, 'dist/atlas')

/**
 * Takes an atlas that tells of other machines away, so that the server builds it when it listens.
 */
export const dropStaleAtlas = () => {
	if (!isFresh(part)) rmSync(atlas, { recursive: true, force: true })
}

/**
 * Builds the analysts' page beside the one that is served, and puts it in its place whole, also
 * where two processes build it.
 */
export const buildAtlas = async () => {
	await generateAtlasTheme()
	await step(part, async () => {
		const made = join(root, 'dist', `.atlas-${process.pid}`)
		const args = ['build', '--config', 'atlas/page/vite.config.ts', '--logLevel', 'warn']
		try {
			await run('vite', [...args, '--outDir', made])
			rmSync(atlas, { recursive: true, force: true })
			renameSync(made, atlas)
		} finally {
			rmSync(made, { recursive: true, force: true })
		}
	})
}
