import { sayData, type ValueWords } from '#atlas/naming/say-value.ts'
import { spaced } from '#atlas/naming/spaced.ts'

const verbs: Record<string, string> = {
	do: 'it does',
	send: 'it sends',
	emit: 'it emits',
	start: 'it begins to',
	stop: 'it no longer waits to',
	output: 'it ends with',
	fail: 'it fails with',
}

const dataOf = (text: string, words: ValueWords | undefined): string => {
	try {
		return sayData(JSON.parse(text), words)
	} catch {
		return text
	}
}

const one = (effect: string, words: ValueWords | undefined): string | null => {
	const [verb = '', ...rest] = effect.split(' ')
	if (verb === 'wait') return null
	const at = rest.findIndex((word) => /^[[{"\d-]|^(true|false|null)$/.test(word))
	const name = (at < 0 ? rest : rest.slice(0, at)).map(spaced).join(' ')
	const data = at < 0 ? '' : dataOf(rest.slice(at).join(' '), words)
	const quoted = name === '' ? '' : ` “${name}”`
	const beside = name === '' ? ` ${data}` : ` (${data})`
	return `${verbs[verb] ?? verb}${quoted}${data === '' ? '' : beside}`
}

/** Returns the effects of a step in words; started delays are left out, since nobody sees them. */
export const effectWords = (effects: readonly string[], words?: ValueWords): string[] =>
	effects.flatMap((effect) => one(effect, words) ?? [])
