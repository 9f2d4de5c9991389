/** Milliseconds as a person says them: `300 ms`, `4.2 s`, `3 min`, `2.5 h`. */
export const durationOf = (ms: number): string => {
	if (ms < 1000) return `${Math.round(ms)} ms`
	if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
	if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`
	return `${(ms / 3_600_000).toFixed(1)} h`
}
