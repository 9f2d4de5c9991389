import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '#server/platform/database/lock-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'vidya-lock-'))
const children: ChildProcess[] = []
afterAll(() => {
	for (const child of children) child.kill('SIGKILL')
	rmSync(root, { recursive: true, force: true })
})

const hold = async (folder: string) => {
	const child = spawn('node', ['tests/server/support/database/hold-folder.ts', folder], {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	children.push(child)
	const [said] = await once(child.stdout!, 'data')
	return { child, said: String(said) }
}
const saidBy = (holders: { said: string }[]) => holders.map(({ said }) => said).sort()
const killHolder = async (holders: { child: ChildProcess; said: string }[]) => {
	const { child } = holders.find(({ said }) => said === 'held')!
	child.kill('SIGKILL')
	await once(child, 'exit')
}

test('S5 of four concurrent processes one holds the folder, and another gets it when that one is killed', async () => {
	const folder = join(root, 'db')
	for (let round = 0; round < 3; round += 1) {
		const holders = await Promise.all([1, 2, 3, 4].map(() => hold(folder)))
		expect(saidBy(holders)).toEqual(['held', 'refused', 'refused', 'refused'])
		await killHolder(holders)
	}
})

test('S5 an empty lock file and the lock files of earlier versions refuse no start', () => {
	const folder = join(root, 'old')
	writeFileSync(`${folder}.lock`, String(process.pid))
	writeFileSync(`${folder}.lock.sqlite`, '')
	lockFolder(folder)()
	const unlock = lockFolder(folder)
	expect(() => lockFolder(folder)).toThrow(/in use by another process/)
	unlock()
	lockFolder(folder)()
})
