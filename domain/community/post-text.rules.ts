/** Most characters of a post and of a comment. */
export const POST_LENGTH = 5000
export const COMMENT_LENGTH = 2000
/** Most pictures of a post. */
export const PICTURES = 4
/** Most people whom one text tells that it names them. */
const MENTIONS = 10

/** A stretch of a text: words, a name with @ before it, or an address. */
export type TextPart = { kind: 'words' | 'mention' | 'link'; text: string }

const OWN_PAGE = '/(?:learning|courses|bundle-products|quiz|jobs|community/post)/[a-z0-9-]+'
const ADDRESS = `https?://[^\\s<>"']+|${OWN_PAGE}`
const special = new RegExp(
	`(?<![\\p{L}\\p{N}/@:])(?:(?<link>${ADDRESS})|(?<mention>@[\\p{L}\\p{M}\\p{N}_.-]{2,60}))`,
	'gu',
)
const ending = /[.,;:!?)\]}'"।-]+$/u

/** Parts a plain text; put together again, the parts are the text. */
export const partsOf = (text: string): TextPart[] => {
	const parts: TextPart[] = []
	let end = 0
	for (const { 0: found, index, groups } of text.matchAll(special)) {
		const special = found.replace(ending, '')
		if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) })
		parts.push({ kind: groups?.link ? 'link' : 'mention', text: special })
		end = index + special.length
	}
	if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) })
	return parts
}

/** A name as a mention writes it: without spaces, in small letters. */
export const mentionOf = (name: string): string => name.replaceAll(' ', '').toLowerCase()

/** Returns the names that a text mentions, as mentionOf writes them; at most ten. */
export const mentionsOf = (text: string): string[] => {
	const named = partsOf(text).filter(({ kind }) => kind === 'mention')
	return [...new Set(named.map((part) => part.text.slice(1).toLowerCase()))].slice(0, MENTIONS)
}

const ownPage = new RegExp(`^${OWN_PAGE}$`)

/** Returns the path of an address on this site; null for other sites and non-web schemes. */
export const ownPathOf = (address: string, origin: string): string | null => {
	const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
	return ownPage.test(path) ? path : null
}

/** The first page of this site that a text names. */
export const firstOwnPath = (text: string, origin: string): string | null =>
	partsOf(text)
		.filter(({ kind }) => kind === 'link')
		.map((part) => ownPathOf(part.text, origin))
		.find((path) => path !== null) ?? null
