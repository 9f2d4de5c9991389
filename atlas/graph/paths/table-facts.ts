/** Before the facts of a situation that are other than in another. */
const BUT = '…'

/** A situation with its facts: `editing #busy {"email":""}`. */
const FACTS = /^(.*) (\{.*\})$/

/** The state and the facts of a situation, or null where it has none. */
export const factsOf = (situation: string) => {
	const [, state = '', json = ''] = FACTS.exec(situation) ?? []
	const facts = json ? (JSON.parse(json) as Record<string, unknown>) : null
	return facts && JSON.stringify(facts) === json ? { state, facts } : null
}

/** A situation with only the facts that another does not have: `editing … {"email":"a@b.in"}`. */
export const besides = (situation: string, other: string): string => {
	const [from, to] = [factsOf(other), factsOf(situation)]
	if (!from || !to || Object.keys(from.facts).join() !== Object.keys(to.facts).join())
		return situation
	const isOther = ([name, value]: [string, unknown]) =>
		JSON.stringify(from.facts[name]) !== JSON.stringify(value)
	const changed = Object.entries(to.facts).filter(isOther)
	const facts = changed.length > 0 ? [JSON.stringify(Object.fromEntries(changed))] : []
	return [to.state, BUT, ...facts].join(' ')
}

/** A situation with all of its facts again. */
export const whole = (situation: string, other: string): string => {
	const [, state, json = '{}'] = /^(.*) …(?: (\{.*\}))?$/.exec(situation) ?? []
	const from = factsOf(other)
	if (state === undefined || !from) return situation
	return `${state} ${JSON.stringify({ ...from.facts, ...(JSON.parse(json) as object) })}`
}
