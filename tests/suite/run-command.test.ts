import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const node = (script: string) => ['node', '-e', script]

/** Starts a process that never ends, writes its id, and ends itself. */
const leaving = `
  const { spawn } = require('node:child_process')
  const left = spawn('node', ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  console.log(left.pid)
  process.exit()`

const isRunning = (pid: number) => {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

test('25.5 a layer ends with its command, and so does what the command left running', async () => {
	const { isGood, output } = await runCommand({ name: 'leaving', command: node(leaving) })
	expect(isGood).toBe(true)
	expect(Number(output)).toBeGreaterThan(0)
	await expect.poll(() => isRunning(Number(output)), { timeout: 60_000 }).toBe(false)
})

test('25.5 a layer that does not end in its time is stopped, says so and has failed', async () => {
	const command = node('console.log("begun"); setInterval(() => {}, 1000)')
	const { isGood, output } = await runCommand({ name: 'endless', command, minutes: 0.05 })
	expect(isGood).toBe(false)
	expect(output).toBe('begun\n\nIt had not ended after 0.05 minutes and was stopped.\n')
})

test('25.5 a layer whose command fails has failed, with what it wrote', async () => {
	const command = node('console.error("wrong"); process.exit(3)')
	expect(await runCommand({ name: 'failing', command })).toMatchObject({
		isGood: false,
		output: 'wrong\n',
	})
})

test('25.5 a layer has more time on a slow machine', async () => {
	const layer = { name: 'short', command: node(''), minutes: 0.0001 }
	expect(await runCommand(layer, false, 100_000)).toMatchObject({ isGood: true })
	expect(await runCommand(layer)).toMatchObject({ isGood: false })
})
