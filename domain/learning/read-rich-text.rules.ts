import { videoProviders } from './outside-video.rules.ts'
import {
	calloutKinds,
	type ListOf,
	type RichBlock,
	type RichInline,
	type RichInnerItem,
	type RichInnerList,
	type RichItem,
	type RichMark,
	type RichParagraph,
	type RichRow,
	type RichText,
} from './rich-text.rules.ts'

/** Longest run of words with one form, and longest formula. */
const MAX_RUN = 20_000
const MAX_LATEX = 2_000

/** Addresses that a link may lead to. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/

/** Returns true if a text may have a link to this address. */
export const isLinkAddress = (href: string): boolean => href.length <= 2_000 && LINK.test(href)

type Loose = Record<string, unknown>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const listed = (value: unknown): Loose[] =>
	isLoose(value) && Array.isArray(value.content) ? value.content.filter(isLoose) : []

const attr = (node: Loose, name: string): unknown =>
	isLoose(node.attrs) ? node.attrs[name] : undefined

const textOf = (value: unknown): string =>
	typeof value === 'string' ? value.replaceAll('\u0000', '') : ''

const marksOf = (node: Loose): RichMark[] => {
	const marks = (Array.isArray(node.marks) ? node.marks : []).filter(isLoose)
	return marks.flatMap((mark): RichMark[] => {
		const { type } = mark
		if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
		const href = textOf(attr(mark, 'href'))
		return type === 'link' && isLinkAddress(href) ? [{ type, attrs: { href } }] : []
	})
}

const runsOf = (text: string): string[] =>
	Array.from({ length: Math.ceil(text.length / MAX_RUN) }, (_, i) =>
		text.slice(i * MAX_RUN, (i + 1) * MAX_RUN),
	)

const latexOf = (node: Loose): string => textOf(attr(node, 'latex')).trim().slice(0, MAX_LATEX)

const inlineOf = (node: Loose): RichInline[] => {
	if (node.type === 'text') {
		const marks = marksOf(node)
		return runsOf(textOf(node.text)).map((text) => ({ type: 'text', text, marks }))
	}
	if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
	const latex = latexOf(node)
	if (node.type === 'inlineMath' && latex) return [{ type: 'inlineMath', attrs: { latex } }]
	return listed(node).flatMap(inlineOf)
}

const paragraphOf = (node: Loose): RichParagraph => ({
	type: 'paragraph',
	content: listed(node).flatMap(inlineOf),
})

const isList = ({ type }: Loose): boolean => type === 'bulletList' || type === 'orderedList'

const listOf = <Item>(node: Loose, itemOf: (item: Loose) => Item): ListOf<Item> => {
	const content = listed(node).map(itemOf)
	if (node.type === 'bulletList') return { type: 'bulletList', content }
	const start = Number(attr(node, 'start'))
	const first = Number.isInteger(start) && start >= 0 && start <= 9_999 ? start : 1
	return { type: 'orderedList', attrs: { start: first }, content }
}

/** The paragraphs of a node and of all that it holds. */
const flatParagraphs = (node: Loose): RichParagraph[] =>
	listed(node).some(({ type }) => type === 'paragraph' || isList({ type }))
		? listed(node).flatMap((one) => (isList(one) ? flatParagraphs(one) : flatOne(one)))
		: [paragraphOf(node)]

const flatOne = (node: Loose): RichParagraph[] =>
	node.type === 'paragraph' ? [paragraphOf(node)] : flatParagraphs(node)

const innerItem = (node: Loose): RichInnerItem => ({
	type: 'listItem',
	content: listed(node).flatMap((one) =>
		isList(one) ? listed(one).flatMap(flatParagraphs) : flatOne(one),
	),
})

const flowOf = (node: Loose): (RichParagraph | RichInnerList)[] =>
	listed(node).flatMap((one): (RichParagraph | RichInnerList)[] =>
		isList(one) ? [listOf(one, innerItem)] : flatOne(one),
	)

const itemOf = (node: Loose): RichItem => ({ type: 'listItem', content: flowOf(node) })

const rowOf = (node: Loose): RichRow => ({
	type: 'tableRow',
	content: listed(node).map((cell) => ({
		type: cell.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
		content: listed(cell).flatMap(flatOne),
	})),
})

const VIDEO_ID = /^[\w-]{1,40}$/

const videoOf = (node: Loose): RichBlock[] => {
	const provider = videoProviders.find((one) => one === attr(node, 'provider'))
	const video = textOf(attr(node, 'video'))
	const title = textOf(attr(node, 'title')).slice(0, 200)
	return provider && VIDEO_ID.test(video)
		? [{ type: 'video', attrs: { provider, video, title } }]
		: []
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const blockOf = (node: Loose): RichBlock[] => {
	if (isList(node)) return [listOf(node, itemOf)]
	if (node.type === 'heading')
		return [
			{
				type: 'heading',
				attrs: { level: attr(node, 'level') === 3 ? 3 : 2 },
				content: listed(node).flatMap(inlineOf),
			},
		]
	if (node.type === 'callout') {
		const kind = calloutKinds.find((one) => one === attr(node, 'kind')) ?? 'idea'
		return [{ type: 'callout', attrs: { kind }, content: flowOf(node) }]
	}
	if (node.type === 'table') return [{ type: 'table', content: listed(node).map(rowOf) }]
	if (node.type === 'video') return videoOf(node)
	const latex = latexOf(node)
	if (node.type === 'blockMath') return latex ? [{ type: 'blockMath', attrs: { latex } }] : []
	const media = textOf(attr(node, 'media'))
	if (node.type === 'file') return UUID.test(media) ? [{ type: 'file', attrs: { media } }] : []
	return flatOne(node)
}

/**
 * Returns an editor's JSON as a text: only the nodes, marks and attributes above. Words in other
 * nodes stay as paragraphs, and a list in a list in a list becomes paragraphs.
 */
export const richTextOf = (json: unknown): RichText => ({
	type: 'doc',
	content: listed(json).flatMap(blockOf),
})
