const { random, round } = Math
const RealDate = Date
const realUuid = globalThis.crypto.randomUUID.bind(globalThis.crypto)

/** Values of clock and `Math.random` during a run: `at` in milliseconds, `roll` from 0 to 1. */
export type Chance = { at: number; roll: number }

/** Two answers of clock and chance that differ in everything. */
export const chances: readonly [Chance, Chance] = [
	{ at: 1_700_000_000_000, roll: 0.125 },
	{ at: 1_800_086_399_999, roll: 0.875 },
]

let asked = false

/** Returns true if the clock or chance was asked since the last call. */
export const chanceAsked = (): boolean => {
	const was = asked
	asked = false
	return was
}

/**
 * Runs a function with a fixed clock and a fixed `Math.random`, so that the run can be repeated.
 */
export const withChance = <Result>({ at, roll }: Chance, run: () => Result): Result => {
	const note = <Value>(value: Value): Value => {
		asked = true
		return value
	}
	const Steady = class extends RealDate {
		constructor(...given: unknown[]) {
			if (given.length === 0) super(note(at))
			else super(...(given as [number]))
		}
		static override now() {
			return note(at)
		}
	}
	Math.random = () => note(roll)
	globalThis.Date = Steady as DateConstructor
	globalThis.crypto.randomUUID = () =>
		note(
			`00000000-0000-4000-8000-${String(round(roll * 1e12)).padStart(12, '0')}` as ReturnType<
				typeof realUuid
			>,
		)
	try {
		return run()
	} finally {
		Math.random = random
		globalThis.Date = RealDate
		globalThis.crypto.randomUUID = realUuid
	}
}
