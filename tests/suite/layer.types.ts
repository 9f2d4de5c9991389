/** A command of the suite. */
export type Layer = {
	name: string
	/** Program and arguments; programs of `node_modules/.bin` are found by their name. */
	command: string[]
	/**
	 * Cores that it keeps busy; all of them by default. Layers run side by side while cores are free.
	 */
	cores?: number
	/** A file that says how many tests passed and failed; without it the command is one test. */
	report?: string
	/** Minutes after which it is stopped and has failed; 15 by default. */
	minutes?: number
	env?: Record<string, string>
}
