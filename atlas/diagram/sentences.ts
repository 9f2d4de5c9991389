import type {
	Definition,
	Named,
	StateDefinition,
	TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import { isOtherwise, shortName } from './words.ts'

/** `a`, `a and b`, `a, b and c`. */
export const enumerate = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const code = (text: string): string => `\`${text}\``

const names = (named: readonly Named[]): string =>
	enumerate(named.map(({ name }) => code(shortName(name))))

const bold = (state: string): string => (state === '.' ? 'the machine' : `**${state}**`)

/** Requirement ids behind a sentence. */
export const ids = (requirements: readonly string[]): string =>
	requirements.length > 0 ? ` (${requirements.join(', ')})` : ''

/** Returns a description as a sentence. */
export const said = (description: string | null): string =>
	description === null ? '' : ` ${description.trim().replace(/([^.!?`])$/, '$1.')}`

const within = /\((.*)\)$/

const whenOf = ({ trigger, event, source }: TransitionDefinition): string => {
	const subject = code(within.exec(event)?.[1] ?? event)
	if (trigger === 'done') return `When ${subject} is done`
	if (trigger === 'error') return `When ${subject} fails`
	if (trigger === 'snapshot') return `When ${subject} reports a change`
	if (trigger === 'after') return `After ${subject}`
	if (trigger === 'always') return 'Immediately'
	if (trigger === 'stateDone') return `When ${bold(source)} has reached its end`
	if (trigger === 'wildcard')
		return event === '*'
			? 'On any event that no other line names'
			: `On any event that begins with ${code(event.replace(/\.\*$/, ''))}`
	return `On ${code(event)}`
}

const whereOf = ({ source, targets, reenter }: TransitionDefinition): string => {
	if (targets.length === 0) return 'stays'
	const [only] = targets
	if (targets.length === 1 && only === source)
		return reenter ? `leaves ${bold(source)} and enters it again` : 'stays, and begins again inside'
	return `goes to ${enumerate(targets.map(bold))}${targets.length > 1 ? ' together' : ''}`
}

/** A transition in words: what it begins with, and what it does in which case. */
export type ToldTransition = { when: string; isOtherwise: boolean; does: string }

/** A transition in words: event, condition, target, actions, description and requirements. */
export const tellTransition = (
	definition: Definition,
	transition: TransitionDefinition,
): ToldTransition => {
	const { guard, actions, description, requirements } = transition
	const condition = guard ? `if ${code(guard.name)}, ` : ''
	const doing = actions.length > 0 ? `, doing ${names(actions)}` : ''
	return {
		when: whenOf(transition),
		isOtherwise: isOtherwise(definition, transition),
		does: `${condition}it ${whereOf(transition)}${doing}${ids(requirements)}.${said(description)}`,
	}
}

/** Describes a state's own actions and actors, as sentences. */
export const stateSentences = (definition: Definition, state: StateDefinition): string[] => {
	const { type, children, initial, history, parent, tags, entry, exit, invokes } = state
	const memories = new Set(
		definition.states.filter((one) => one.type === 'history').map(({ name }) => name),
	)
	const inner = children.filter((name) => !memories.has(name)).map(bold)
	const started = invokes.map(({ id, src }) =>
		id === src ? code(src) : `${code(src)} under the name ${code(id)}`,
	)
	const memory = history === 'deep' ? 'with everything inside it' : 'not what was inside it'
	const begins = initial === null ? 'where its regions begin' : `to ${bold(initial)}`
	const kinds: Record<StateDefinition['type'], string> = {
		atomic: '',
		compound:
			initial === null
				? ''
				: `It begins in ${bold(initial)} and is always in one of: ${inner.join(', ')}.`,
		parallel: `All of these run at the same time: ${inner.join(', ')}.`,
		final:
			parent === '.'
				? 'The machine ends here.'
				: `With it, ${bold(parent ?? '.')} has reached its end.`,
		history: `It leads back to the state of ${bold(parent ?? '.')} that was left last, ${memory}; the first time it leads ${begins}.`,
	}
	return [
		kinds[type],
		tags.length > 0 ? `It counts as ${enumerate(tags.map(code))}.` : '',
		entry.length > 0 ? `On entry it does ${names(entry)}.` : '',
		started.length > 0
			? `While it lasts, ${enumerate(started)} ${started.length > 1 ? 'run' : 'runs'}.`
			: '',
		exit.length > 0 ? `On leaving it does ${names(exit)}.` : '',
	].filter(Boolean)
}
