/** Options as given on the command line, by name; one without a value is not there. */
export type Given = Record<string, string | undefined>

/**
 * A command of the atlas. `run` answers the exit code and throws Complaint for what a person can
 * put right.
 */
export type Command = {
	/** How it is called. */
	use: string
	/** Description of the choices. */
	about: string
	/** Options that take a value. */
	options: string[]
	run: (names: string[], given: Given) => Promise<number>
}
