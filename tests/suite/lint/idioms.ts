import {
	commentsOf,
	contractTextsOf,
	descriptionsOf,
	messagesOf,
	type Passage,
	paragraphsOf,
	titlesOf,
} from './comment-lines.ts'

/** Idioms that a reader has to decode (design.md 8), each with its plain form. */
const IDIOMS: readonly [RegExp, string][] = [
	[/\b(stands?|stood)\b(?!-| for\b| in for\b)/gi, 'is'],
	[/\banew\b/gi, 'again'],
	[/\bso many\b/gi, 'the number of'],
	[/\bwho(so)?ever\b/gi, 'a noun'],
	[/\b(became|becomes|came|comes) of\b/gi, 'result'],
	[/\b(am|is|are|was|were|be|been|being) told\b/gi, 'learns, receives, or the passive of notify'],
	[/\bwish(es)? to be called\b/gi, 'call-back request'],
	[/\bof (its|their|his|her|my|our|your) own\b/gi, 'its own, separate'],
	[/\bat once\b/gi, 'immediately, at the same time'],
	[/\bwhose (it|one) is\b/gi, 'owner'],
	[/\bbelongs? to the condition\b/gi, 'is part of the condition'],
	[/\ba thing that\b/gi, 'the noun'],
	[/\bin (the|its|their) way\b(?! of)/gi, 'conflicting'],
	[/\bno more(?=[.,;:)]|$)/gi, 'no longer'],
	[
		/\b(unless told|nobody has told|parted by|whatever storage)\b/gi,
		'by default, unknown, separated by, stored',
	],
	[/(?<!vidya\.|\*\*|## )\bfarewell\b/gi, 'logout dialog'],
]

/** Openings of a comment's sentence that name no subject; a question may begin so. */
const OPENING: [RegExp, string] = [
	/(?<=^|[.:] |@returns )(Whether|Who|Whose|Whom|What)\b(?![^.]*\?)/g,
	'Returns …, The …',
]

/** Documents in the words of the specification. */
const NOT_OURS = [/^docs\/requirements\.md$/]

const withoutCode = (text: string) => text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))

const faultsOfPassage = ({ line, text, isComment }: Passage) => {
	const prose = withoutCode(text)
	const joined = prose.replaceAll('\n', ' ')
	const patterns = isComment ? [...IDIOMS, OPENING] : IDIOMS
	return patterns.flatMap(([pattern, plain]) =>
		[...joined.matchAll(pattern)].map(({ 0: idiom, index }) => ({
			line: line + prose.slice(0, index).split('\n').length - 1,
			idiom,
			plain,
		})),
	)
}

const passagesOf = (file: string, text: string) => {
	if (file.endsWith('.md')) return paragraphsOf(text)
	if (file.endsWith('.yaml')) return contractTextsOf(text)
	if (file.endsWith('.json')) return messagesOf(text)
	if (file.startsWith('machines/')) return [...commentsOf(text), ...descriptionsOf(text)]
	return /\.(test|spec)\.tsx?$/.test(file)
		? [...commentsOf(text), ...titlesOf(text)]
		: commentsOf(text)
}

/**
 * Returns the idioms in a file, each as `file:line idiom (plain form)`: in comments, titles of
 * tests, paragraphs, messages, and descriptions of machines and calls.
 */
export const idiomsIn = (file: string, text: string): string[] =>
	NOT_OURS.some((place) => place.test(file))
		? []
		: passagesOf(file, text)
				.flatMap(faultsOfPassage)
				.map(({ line, idiom, plain }) => `${file}:${line} says “${idiom}”; plainly: ${plain}`)
