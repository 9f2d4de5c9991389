import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where npm puts the commands of packages. */
export const bin = join(root, 'node_modules', '.bin')

/** Where what is made once is kept. */
export const cache = join(root, '.cache')

/** The environment in which the commands of packages are found. */
export const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/**
 * Runs a command to its end; what it prints is shown.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [folder] where it runs
 * @returns {Promise<void>}
 * @throws Error when it fails
 */
export const run = (command, args, folder = root) =>
	new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd: folder,
			stdio: ['ignore', 'inherit', 'inherit'],
			env,
		})
		child.once('error', reject)
		child.once('close', (code, signal) =>
			code === 0
				? resolve()
				: reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.`)),
		)
	})
