import { existsSync, readFileSync } from 'node:fs'

const FILE = '/proc/stat'

/** Times that the cores of this machine ran and that its host took from them, in ticks. */
export type CoreTimes = { ran: number; stolen: number }

/** Reads the times of all cores since the start: Linux, `man 5 proc_stat`. */
export const parseCoreTimes = (stat: string): CoreTimes => {
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = stat
		.split('\n', 1)[0]!
		.trim()
		.split(/\s+/)
		.slice(1)
		.map(Number)
	return { ran: user + nice + system + irq + softirq, stolen }
}

/** The times of this machine’s cores; zeros on a system that does not tell them. */
export const readCoreTimes = (): CoreTimes =>
	existsSync(FILE) ? parseCoreTimes(readFileSync(FILE, 'utf8')) : { ran: 0, stolen: 0 }

/** The share of the wanted time that the host took from the cores between two readings, 0 to 1. */
export const stolenShare = (before: CoreTimes, after: CoreTimes): number => {
	const stolen = after.stolen - before.stolen
	const wanted = after.ran - before.ran + stolen
	return wanted > 0 ? stolen / wanted : 0
}
