import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'set-hooks-'))
	mkdirSync(join(folder, 'build'))
	cpSync('build/set-hooks.mjs', join(folder, 'build/set-hooks.mjs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The environment without what a hook of git or a CI adds to it. */
const { CI: _, GIT_DIR: __, GIT_WORK_TREE: ___, GIT_INDEX_FILE: ____, ...plain } = process.env
const env = { ...plain, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CEILING_DIRECTORIES: tmpdir() }

const git = (...args: string[]) =>
	spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' }).stdout.trim()
const prepare = (more: Record<string, string> = {}) =>
	spawnSync(process.execPath, ['build/set-hooks.mjs'], {
		cwd: folder,
		env: { ...env, ...more },
		encoding: 'utf8',
	})
const silent = { status: 0, stdout: '', stderr: '' }

test('25.6 in a checkout git runs .githooks from then on', () => {
	git('init', '-q')
	expect(prepare()).toMatchObject(silent)
	expect(git('config', 'core.hooksPath')).toBe('.githooks')
})

test('25.6 hooks that somebody has chosen stay', () => {
	git('init', '-q')
	git('config', 'core.hooksPath', 'mine')
	expect(prepare()).toMatchObject(silent)
	expect(git('config', 'core.hooksPath')).toBe('mine')
})

test('25.6 outside a checkout, in a CI and without git nothing is set and nothing fails', () => {
	expect(prepare()).toMatchObject(silent)
	git('init', '-q')
	expect(prepare({ CI: 'true' })).toMatchObject(silent)
	expect(prepare({ PATH: '' })).toMatchObject(silent)
	expect(git('config', 'core.hooksPath')).toBe('')
})

test('25.6 the hook is a program, and commits where what it needs is not installed', () => {
	cpSync('.githooks', join(folder, '.githooks'), { recursive: true })
	const answer = execFileSync(join(folder, '.githooks/pre-commit'), {
		cwd: folder,
		env,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	expect(answer).toBe('')
})
