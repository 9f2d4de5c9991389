const { stdout, stderr } = process
const own = stdout.write.bind(stdout)

/**
 * Writes a part of the atlas's own answer, whatever a foreign file has done to the standard output.
 */
export const answer = (content: string | Uint8Array, written?: () => void): void => {
	own(content, undefined, written)
}

/** From now on what anybody else writes to the standard output goes to the standard error. */
export const keepAnswersApart = (): void => {
	stdout.write = stderr.write.bind(stderr) as typeof stdout.write
}
