import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atlasRoutes } from '#server/web/page/atlas.routes.ts'
import { createAtlasBuild } from '#server/web/page/atlas-build.ts'

let site: string
beforeEach(() => {
	site = mkdtempSync(join(tmpdir(), 'vidya-atlas-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const logOf = () => {
	const said: unknown[] = []
	const say = (_: object, text: string) => said.push(text)
	return { said, log: { info: say, error: say } as unknown as FastifyBaseLogger }
}

/** A child process that runs each line of its standard input as code. */
const toldBuild = () => {
	const code = `require('node:readline').createInterface(process.stdin).on('line', (line) => eval(line))`
	return spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
}

const openAtlas = async (begin: (() => ReturnType<typeof toldBuild>) | null) => {
	const build = createAtlasBuild(site, begin)
	const app = Fastify()
	await app.register(atlasRoutes(site, build))
	const read = async (url = '/atlas/purchase') => {
		const { statusCode, body, headers } = await app.inject(url)
		return {
			statusCode,
			body,
			again: /http-equiv="refresh"/.test(body),
			robots: headers['x-robots-tag'],
		}
	}
	return { build, read }
}

test('25.1 while the atlas is built its addresses say so and how far it is, and then are the page itself', async () => {
	const child = toldBuild()
	const { build, read } = await openAtlas(() => child)
	const { said, log } = logOf()
	expect(await read()).toMatchObject({ statusCode: 503, again: false })
	const ended = build.start(log)
	const waiting = await read()
	expect(waiting).toMatchObject({ statusCode: 503, again: true, robots: 'noindex' })
	const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(waiting.body) ?? []
	expect(existsSync(join('public', style!))).toBe(true)
	child.stdin!.write(
		"process.stderr.write('3 of 95 mach'); process.stderr.write('ines\\n4 of 95 machines\\n')\n",
	)
	await vi.waitFor(async () => {
		expect((await read()).body).toContain('<progress max="95" value="4"')
	})
	mkdirSync(join(site, 'atlas/assets'), { recursive: true })
	writeFileSync(join(site, 'atlas/assets/page-1.js'), 'made')
	writeFileSync(join(site, 'atlas/index.html'), '<title>Whole</title>')
	expect(await read()).toMatchObject({ statusCode: 503, again: true })
	child.stdin!.write('process.exit(0)\n')
	await ended
	expect(await read()).toMatchObject({ statusCode: 200, body: '<title>Whole</title>' })
	expect((await read('/atlas/assets/page-1.js')).body).toBe('made')
	expect(said).toEqual(['the atlas is built'])
})

test('25.1 an atlas that is there is not built again, and one that cannot be built is said to be missing', async () => {
	const { build, read } = await openAtlas(null)
	await build.start(logOf().log)
	expect(await read()).toMatchObject({ statusCode: 503, again: false })
	writeFileSync(join(site, 'atlas/index.html'), 'there')
	const begin = vi.fn(toldBuild)
	const other = await openAtlas(begin)
	await other.build.start(logOf().log)
	expect(begin).not.toHaveBeenCalled()
	expect((await other.read()).body).toBe('there')
})

test('25.1 a build that fails is logged with what it said, and its page does not ask again', async () => {
	const child = toldBuild()
	const { build, read } = await openAtlas(() => child)
	const { said, log } = logOf()
	const ended = build.start(log)
	child.stdin!.write('process.exit(3)\n')
	await ended
	expect(await read()).toMatchObject({ statusCode: 503, again: false })
	expect((await read()).body).toContain('could not be built')
	expect(said).toEqual(['the atlas was not built'])
})

test('25.1 a server that stops stops the build and all that it started', async () => {
	const child = toldBuild()
	const { build } = await openAtlas(() => child)
	const { said, log } = logOf()
	const ended = build.start(log)
	const file = join(site, 'grandchild')
	const code = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); setInterval(() => 0, 1000)`
	const args = JSON.stringify(['-e', code])
	child.stdin!.write(
		`require('node:child_process').spawn(process.execPath, ${args}, { stdio: 'inherit' })\n`,
	)
	await vi.waitFor(() => expect(existsSync(file)).toBe(true), 20_000)
	// It closes when nothing holds its output any more.
	const closed = once(child, 'close')
	build.stop()
	expect((await closed)[1]).toBe('SIGTERM')
	await ended
	expect(said).toEqual([])
})

test('25.1 a build ends when the server that began it is gone', async () => {
	const module = new URL('../../../server/setup/end-with-parent.mjs', import.meta.url)
	const code = `import('${module}').then(({ endWithParent }) => {
    endWithParent()
    setInterval(() => undefined, 1000)
    console.log('building')
  })`
	const child = spawn(process.execPath, ['-e', code], { stdio: 'pipe', detached: true })
	await once(child.stdout, 'data')
	child.stdin.destroy()
	const [, signal] = await once(child, 'close')
	expect(signal).toBe('SIGTERM')
})
