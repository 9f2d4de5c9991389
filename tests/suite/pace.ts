import { probe, probeSync, REFERENCE_MS } from './probe.ts'
import { readCoreTimes, stolenShare } from './stolen-time.ts'

/** Limit of the whole suite on those, in seconds: twice its goal of 900. */
export const LIMIT = 1800

const CORES = 2

/** How often a run measures the machine, in ms. */
const EVERY_MS = 10_000

/**
 * A span of a run: its seconds, the time of the probe at its end in ms, and the share of the cores'
 * time that the host took.
 */
export type Span = { seconds: number; speed: number; stolen: number }

/**
 * Converts a time to the reference machine, in seconds. Each span is counted at the speed that the
 * machine had in it, so that a machine that is busy for a while does not fail the suite.
 */
export const paced = (spans: readonly Span[], cores: number): number =>
	spans.reduce(
		(sum, { seconds, speed, stolen }) => sum + seconds * (REFERENCE_MS / speed) * (1 - stolen),
		0,
	) * Math.min(1, cores / CORES)

/** Why the whole suite took too long, in a sentence; null where it did not. */
export const tooSlow = (spans: readonly Span[], cores: number): string | null => {
	const there = paced(spans, cores)
	return there <= LIMIT
		? null
		: `The suite has become slow: ${there.toFixed(0)} s where ${LIMIT} are the limit, counted for two cores on which the probe takes ${REFERENCE_MS} ms. The seconds above say which layer.`
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

/** Measures the machine during a run, every ten seconds. */
export const startPace = () => {
	const spans: Span[] = []
	const begun = Date.now()
	let latest = begun
	let times = readCoreTimes()
	let speed = probeSync()
	const end = (measured: number) => {
		const now = Date.now()
		const read = readCoreTimes()
		speed = measured
		spans.push({ seconds: (now - latest) / 1000, speed, stolen: stolenShare(times, read) })
		latest = now
		times = read
	}
	const timer = setInterval(() => void probe().then(end, () => undefined), EVERY_MS).unref()
	const seconds = () => (latest - begun) / 1000
	return {
		spans: spans as readonly Span[],
		seconds,
		/** The machine's time relative to the reference machine, now. */
		now: (): number => speed / REFERENCE_MS,
		/** Ends the last span. */
		stop: (): void => {
			clearInterval(timer)
			end(probeSync())
		},
		/** Returns the measured speeds in a sentence. */
		summary: (): string => {
			const speeds = spans.map((span) => span.speed).sort((a, b) => a - b)
			const stolen = spans.reduce((sum, span) => sum + span.seconds * span.stolen, 0) / seconds()
			return `the probe took ${speeds[0]?.toFixed(0)} to ${speeds.at(-1)?.toFixed(0)} ms, in the middle ${middle(speeds).toFixed(0)} (${REFERENCE_MS} where the figures were measured), and the host took ${(100 * stolen).toFixed(1)} % of the cores’ time`
		},
	}
}
