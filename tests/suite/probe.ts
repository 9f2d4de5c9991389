import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Result of `probe` on the machine on which the suite takes 1,173 s, in ms (decision 0044). */
export const REFERENCE_MS = 170

const command = [process.execPath, [join(import.meta.dirname, 'probe.mjs')]] as const

/** The CPU time of a process that loads the TypeScript compiler, in ms, on idle or busy cores. */
export const probe = async (): Promise<number> =>
	Number((await promisify(execFile)(...command)).stdout)

/** Like `probe`, and nothing else runs meanwhile. */
export const probeSync = (): number => Number(execFileSync(...command))
