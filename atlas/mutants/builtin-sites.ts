import type { Json } from './config.ts'
import { type Builtin, remade } from './remade.ts'
import { another, type Implementations, type Site } from './site.ts'

type Put = (config: Json, implementations: Implementations, action: unknown) => void

const verbs: Record<string, string> = {
	'xstate.emit': 'emits',
	'xstate.raise': 'raises',
	'xstate.sendTo': 'sends',
}

/**
 * Returns the sites of an XState action: each field that it assigns, or the event that it emits,
 * raises or sends.
 * @param put replaces the old action by the rebuilt one
 */
export const builtinSites = (name: string, action: unknown, put: Put): Site[] => {
	const { type, assignment, event } = (action ?? {}) as Builtin
	const whole = (verb: string, value: unknown): Site => ({
		says: (field) => `${name} ${verb} ${another(field)}`,
		value,
		put: (config, own, other) =>
			put(
				config,
				own,
				remade(action, () => other),
			),
	})
	if (typeof assignment === 'function') return [whole('assigns', assignment)]
	if (assignment === undefined)
		return verbs[type ?? ''] && event !== undefined ? [whole(verbs[type ?? '']!, event)] : []
	return Object.entries(assignment as Json).map(([key, value]) => ({
		says: (field) => `${name} assigns another ${field ? `${key}.${field}` : key}`,
		value,
		assigns: key,
		put: (config, own, other) =>
			put(
				config,
				own,
				remade(action, () => ({ ...(assignment as Json), [key]: other })),
			),
	}))
}
