import { SimulatedClock } from 'xstate'

/** A clock that moves on command only, and reports which named delay starts. */
export class RecordingClock extends SimulatedClock {
	readonly #names: Map<number, string>
	readonly #begun: (name: string) => void

	constructor(delays: Record<string, number>, begun: (name: string) => void) {
		super()
		this.#names = new Map(Object.entries(delays).map(([name, ms]) => [ms, name]))
		this.#begun = begun
	}

	override setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
		this.#begun(this.#names.get(timeout) ?? String(timeout))
		return super.setTimeout(fn, timeout)
	}
}
