import { spawnSync } from 'node:child_process'
import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs'
import { join } from 'node:path'
import { bin, cache, root, run } from './run.mjs'
import { step } from './step.mjs'

/** The first version of Node that runs the product; package.json and .nvmrc say the same. */
const LEAST = 24

const brought = join(cache, 'runtime')

/** Returns true if a Node that is not ours is there and new enough. */
const isThere = () =>
	process.env.PATH.split(':')
		.filter((folder) => folder !== bin && !folder.endsWith('node_modules/.bin'))
		.some((folder) => {
			const { stdout } = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' })
			return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= LEAST
		})

const part = {
	name: 'node',
	inputs: ['server/setup/node'],
	outputs: ['.cache/runtime/bin/node'],
}

/**
 * Brings the runtime of the lock file, whose integrity npm checks, and keeps of its package the
 * program alone: headers are four fifths of its files.
 */
const bring = async () => {
	const folder = join(cache, 'runtime-package')
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	for (const name of ['package.json', 'package-lock.json'])
		copyFileSync(join(root, 'server/setup/node', name), join(folder, name))
	await run(
		'npm',
		['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
		folder,
	)
	const packages = join(folder, 'node_modules')
	const [name] = readdirSync(packages).filter((one) => one.startsWith('node-'))
	if (!name)
		throw new Error(
			`There is no Node ${LEAST} for ${process.platform} ${process.arch}: install it yourself.`,
		)
	mkdirSync(join(brought, 'bin'), { recursive: true })
	renameSync(join(packages, name, 'bin/node'), join(brought, 'bin/node'))
	rmSync(folder, { recursive: true, force: true })
}

/** Puts the program where scripts of npm look first. npm empties that folder when it installs. */
export const linkNode = () => {
	const from = join(brought, 'bin/node')
	const to = join(bin, 'node')
	if (!existsSync(from)) return
	if (existsSync(to) && statSync(to).ino === statSync(from).ino) return
	rmSync(to, { force: true })
	linkSync(from, to)
}

/** Brings Node where only an older one is there. */
export const bringNode = async () => {
	if (!existsSync(join(brought, 'bin/node')) && isThere()) return
	await step(part, bring)
}
