import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a tool of PostgreSQL's client.
 * @param path where it is looked for, as PATH has it
 * @throws Error in a sentence when it is not there or fails
 */
export const runTool = async (
	name: 'pg_dump' | 'pg_restore',
	args: readonly string[],
	path: string,
): Promise<void> => {
	const child = spawn(name, [...args], {
		env: { ...process.env, PATH: path },
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	let said = ''
	child.stderr.on('data', (chunk) => {
		said += chunk
	})
	const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
		throw new Error(
			`${name} was not found. Install PostgreSQL's client tools of the server's version or a newer one, and try again.`,
		)
	})) as [number | null]
	if (code !== 0) throw new Error(`${name} failed: ${said.trim().split('\n').at(-1)}`)
}
