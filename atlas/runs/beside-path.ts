import type { LastRuns } from './last-runs.ts'

const names = { browser: 'in the browser', machine: 'on the machine' } as const

/** A length of time as people say it. */
export const lasting = (ms: number): string => {
	if (ms < 1000) return `${Math.round(ms)} ms`
	return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`
}

/**
 * The last runs of a path in lines: `passed in the browser on 2026-11-24 11:20 UTC, in 3.2 s`; one
 * line where it never ran.
 */
export const runLines = (runs: LastRuns | undefined): string[] => {
	const lines = (['browser', 'machine'] as const).flatMap((layer) => {
		const run = runs?.[layer]
		if (!run) return []
		const at = new Date(run.at).toISOString().slice(0, 16).replace('T', ' ')
		return [
			`${run.passed ? 'passed' : 'FAILED'} ${names[layer]} on ${at} UTC, in ${lasting(run.ms)}`,
		]
	})
	return lines.length > 0 ? lines : ['no run of it is noted here']
}
