import type { StateDefinition } from '#atlas/graph/definition.types.ts'

/** Kinds of states to highlight: in progress, failed, completed. */
export type Kind = 'busy' | 'failed' | 'happy'

const tagged: Record<string, Kind> = {
	busy: 'busy',
	loading: 'busy',
	pending: 'busy',
	failed: 'failed',
	failure: 'failed',
	error: 'failed',
	happy: 'happy',
	success: 'happy',
	succeeded: 'happy',
}

const failedName =
	/^(fail|failure|error|errored|invalid|rejected|refused|declined|denied|expired|unavailable|unsupported|forbidden|lost)$/
const givenUpName =
	/^(cancel|cancelled|canceled|dismissed|discarded|abandoned|aborted|closed|left|leaving|skipped|stale|deferred|stopped|pending|removed|withdrawn|refunded)$/

const lastWord = (key: string): string =>
	key
		.split(/(?=[A-Z])|[._\-\s]/)
		.at(-1)!
		.toLowerCase()

/**
 * The kind of a state: what a tag says, and for final states without such a tag what the name says;
 * a final state that neither failed nor was given up ended well. Null where nothing is known.
 */
export const kindOf = ({ key, type, tags }: StateDefinition): Kind | null => {
	const told = tags.map((tag) => tagged[tag.toLowerCase()]).find((kind) => kind !== undefined)
	if (told !== undefined) return told
	const word = lastWord(key)
	if (failedName.test(word)) return 'failed'
	return type === 'final' && !givenUpName.test(word) ? 'happy' : null
}
