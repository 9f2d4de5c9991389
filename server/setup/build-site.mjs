import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { step } from './step.mjs'

const part = {
	name: 'site',
	inputs: [
		'src',
		'atlas/page/theme/recipes',
		'machines',
		'domain',
		'build',
		'openapi',
		'public',
		'vite.config.ts',
		'panda.config.ts',
		'package-lock.json',
	],
	outputs: [
		'dist/.vite/manifest.json',
		'dist/.vite/manifest.hi.json',
		'dist/rendering/render.js',
		'dist/worker.js',
	],
}

/** Removes the previous build, but not the atlas and the desk, which have their own builds. */
const emptySite = () => {
	const dist = join(root, 'dist')
	if (!existsSync(dist)) return
	for (const name of readdirSync(dist))
		if (!['atlas', 'desk'].includes(name)) rmSync(join(dist, name), { recursive: true })
}

const build = (...args) => run('vite', ['build', ...args, '--logLevel', 'warn'])

/**
 * Builds the browser's code in both languages, what renders pages on the server, and the service
 * worker, side by side.
 */
export const buildSite = () =>
	step(part, async () => {
		emptySite()
		await Promise.all([
			build(),
			build('--mode', 'hi'),
			build('--ssr', 'src/app/render.tsx', '--outDir', 'dist/rendering'),
			build('--config', 'src/worker/vite.config.ts'),
		])
	})
