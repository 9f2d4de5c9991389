import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { git } from '#atlas/load/git.ts'
import { namedOwner, ownerOf } from '#atlas/load/owner-of.ts'
import { runLines } from '#atlas/runs/beside-path.ts'
import { lastRuns } from '#atlas/runs/last-runs.ts'
import { noteRuns, runsFolder } from '#atlas/runs/note-run.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'atlas-owner-'))

describe('ATL-34 who answers for a path', () => {
	const owners = [
		'# who is asked',
		'* @everyone',
		'/machines/ @processes',
		'machines/shop/purchase/ @payments @money # both',
		'*.model.ts @testers',
		'/machines/**/drafts/ @writers',
		'/machines/shop/cart/',
	].join('\n')

	it('ATL-34 the last line of CODEOWNERS that fits a file decides', () => {
		const paths = [
			'src/app.ts',
			'machines/web/share/share.machine.ts',
			'machines/shop/purchase/purchase.machine.ts',
			'machines/shop/purchase/purchase.model.ts',
			'machines/a/b/drafts/one.ts',
			'machines/shop/cart/cart.machine.ts',
			'old/machines/purchase/purchase.machine.ts',
		]
		expect(paths.map((path) => namedOwner(owners, path))).toEqual([
			'@everyone',
			'@processes',
			'@payments @money',
			'@testers',
			'@writers',
			null,
			'@everyone',
		])
		expect(namedOwner('docs/*.md @docs', 'docs/deep/a.md')).toBeNull()
	})

	it('ATL-34 where nobody is named it is who changed the machine last', () => {
		const repo = folder()
		mkdirSync(join(repo, 'machines/door'), { recursive: true })
		const file = join(repo, 'machines/door/door.machine.ts')
		expect(ownerOf(repo, file)).toBeNull()
		git(repo, ['init', '-q'])
		const commit = (name: string) => {
			writeFileSync(file, name)
			git(repo, ['add', '.'])
			const who = ['-c', `user.name=${name}`, '-c', 'user.email=one@example.org']
			git(repo, [...who, 'commit', '-q', '-m', 'The door opens'])
		}
		commit('Asha')
		commit('Ravi')
		expect(ownerOf(repo, file)).toBe('Ravi')
		writeFileSync(join(repo, 'CODEOWNERS'), 'machines/ @doors\n')
		expect(ownerOf(repo, file)).toBe('@doors')
	})
})

describe('ATL-34 when a path ran last', () => {
	const run = (at: number, passed = true) => ({ noun: 'door', path: 'p1', at, ms: 3210, passed })

	it('ATL-34 the newest run counts on each layer, by any author', () => {
		const root = folder()
		expect(lastRuns(root).size).toBe(0)
		noteRuns('browser', '0', [run(2000), run(5000, false)], root)
		noteRuns('browser', '1', [run(4000)], root)
		noteRuns('machine', 'paths', [{ ...run(1000), ms: 4 }], root)
		expect(lastRuns(root).get('door p1')).toEqual({
			browser: { at: 5000, ms: 3210, passed: false },
			machine: { at: 1000, ms: 4, passed: true },
		})
		expect(runLines(lastRuns(root).get('door p1'))).toEqual([
			'FAILED in the browser on 1970-01-01 00:00 UTC, in 3.2 s',
			'passed on the machine on 1970-01-01 00:00 UTC, in 4 ms',
		])
		expect(runLines(lastRuns(root).get('door p2'))).toEqual(['no run of it is noted here'])
	})

	it('ATL-34 the notes do not grow without end', () => {
		const root = folder()
		const many = Array.from({ length: 9000 }, (_, i) => run(i))
		noteRuns('browser', '0', many, root)
		noteRuns('browser', '0', [run(9000)], root)
		const [file] = readdirSync(join(root, runsFolder))
		expect(readFileSync(join(root, runsFolder, file!), 'utf8')).toBe(
			`${JSON.stringify(run(9000))}\n`,
		)
	})
})
