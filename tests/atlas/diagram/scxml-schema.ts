/**
 * Rules of the W3C schema for SCXML names (scxml-datatypes.xsd, scxml-attribs.xsd): xsd:ID is an
 * NCName that is unique in the document, xsd:IDREFS refer to ids. In these patterns `\i` is a
 * letter, `_` or `:`.
 */
const NC_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}._\-·]*$/u
const TOKEN = String.raw`[\p{L}_:\p{Nd}-]+(?:\.[\p{L}_:\p{Nd}-]+)*`
const EVENT = new RegExp(`^${TOKEN}$`, 'u')
const DESCRIPTORS = new RegExp(
	String.raw`^(?:\.?\*|${TOKEN}(?:\.\*)?(?:\s${TOKEN}(?:\.\*)?)*)$`,
	'u',
)
const DURATION = /^\d*(\.\d+)?(ms|s|m|h|d)$/
const NM_TOKEN = /^[\p{L}\p{M}\p{N}._:-]+$/u

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

type Attribute = { tag: string; key: string; value: string }

const attributesOf = (document: string): Attribute[] =>
	[
		...document.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(\w+)((?: [\w:]+="[^"]*")*)\s*\/?>/g),
	].flatMap(([, tag, attributes]) =>
		[...attributes!.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, raw]) => ({
			tag: tag!,
			key: key!,
			value: raw!.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
		})),
	)

const fits = ({ tag, key, value }: Attribute): boolean => {
	if (key === 'id') return NC_NAME.test(value)
	if (key === 'event') return (tag === 'transition' ? DESCRIPTORS : EVENT).test(value)
	if (key === 'delay') return DURATION.test(value)
	if (key === 'name') return NM_TOKEN.test(value)
	return key !== 'src' || !/\s/.test(value)
}

/** Every attribute of an SCXML document that the schema refuses, in words; none in a valid one. */
export const refusedBySchema = (document: string): string[] => {
	const attributes = attributesOf(document)
	const ids = attributes.filter(({ key }) => key === 'id').map(({ value }) => value)
	const references = attributes
		.filter(({ key }) => ['target', 'initial', 'sendid'].includes(key))
		.flatMap(({ value }) => value.split(' '))
	return [
		...attributes
			.filter((one) => !fits(one))
			.map(({ tag, key, value }) => `${tag} ${key} ${value}`),
		...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id twice ${id}`),
		...references.filter((id) => !ids.includes(id)).map((id) => `no id ${id}`),
	]
}
