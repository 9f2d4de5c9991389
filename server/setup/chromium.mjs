import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, root } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isThere = () => {
	if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH)
	if (names.some((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0))
		return true
	const found = spawnSync(
		'node',
		['-e', 'process.stdout.write(require("playwright").chromium.executablePath())'],
		{ cwd: root, env, encoding: 'utf8' },
	)
	return found.status === 0 && existsSync(found.stdout)
}

const installByApt = () => {
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
	const apt = (...args) => {
		const [command, ...rest] = [...asRoot, 'apt-get', ...args]
		spawnSync(command, rest, { stdio: 'ignore' })
	}
	apt('update', '-qq')
	apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
	// Not everywhere to be had; tests take half the time with it.
	apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
}

/** Installs a browser for the tests where none is there; ends the set-up where none can be had. */
export const installChromium = () => {
	if (isThere()) return
	console.info('Installing Chromium for the browser tests …')
	spawnSync('playwright', ['install', 'chromium'], {
		cwd: root,
		env,
		stdio: 'ignore',
		timeout: 240_000,
	})
	if (!isThere() && existsSync('/usr/bin/apt-get')) installByApt()
	if (isThere()) return
	console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
	process.exit(1)
}
