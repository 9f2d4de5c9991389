// Has git run .githooks, unless this is no checkout, a CI's, or somebody has chosen hooks already.
// Nothing fails without git.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cwd = dirname(dirname(fileURLToPath(import.meta.url)))
const git = (...args) => spawnSync('git', ['config', ...args], { cwd, stdio: 'ignore' }).status
const UNSET = 1

if (!process.env.CI && existsSync(join(cwd, '.git')) && git('--get', 'core.hooksPath') === UNSET)
	git('core.hooksPath', '.githooks')
