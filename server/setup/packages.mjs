import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, linkNode } from './node-runtime.mjs'
import { bin, root, run } from './run.mjs'
import { step } from './step.mjs'

/** Ends the set-up where installing would empty a folder that belongs to something else. */
const refuseLinkedPackages = () => {
	const folder = join(root, 'node_modules')
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
	console.error(
		'node_modules is a symbolic link: installing would empty the folder that it leads to. Remove the link, or install the packages of package-lock.json there.',
	)
	process.exit(1)
}

/**
 * Installs the packages of the lock file, and Node beside them if it is missing. Packages for
 * tests, lint and bench only are installed when one of them first runs, and stay.
 * @param {boolean} withTests
 */
export const installPackages = async (withTests) => {
	const isWhole = withTests || existsSync(join(bin, 'vitest'))
	const part = {
		name: isWhole ? 'packages' : 'packages-to-run',
		inputs: ['package-lock.json'],
		outputs: ['node_modules/.bin/vite', ...(withTests ? ['node_modules/.bin/vitest'] : [])],
	}
	const kind = isWhole ? '--include=dev' : '--omit=dev'
	const install = () => {
		refuseLinkedPackages()
		return run('npm', ['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'])
	}
	await Promise.all([step(part, install), bringNode()])
	linkNode()
}
