import { run } from './run.mjs'
import { step } from './step.mjs'

const part = {
	name: 'server',
	inputs: ['server', 'demo', 'machines', 'domain', 'openapi', 'build/server', 'package-lock.json'],
	outputs: ['.cache/server/main.js'],
}

/** Bundles the server, so that it starts in two thirds of the time (decision 0046). */
export const buildServer = () =>
	step(part, () =>
		run('vite', ['build', '--config', 'build/server/vite.config.ts', '--logLevel', 'warn']),
	)
