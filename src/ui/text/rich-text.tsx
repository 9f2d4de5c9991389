import type { ReactNode } from 'react'
import type { OutsideVideo } from '#domain/learning/outside-video.rules.ts'
import {
	type RichBlock,
	type RichCell,
	type RichInline,
	type RichInnerList,
	type RichList,
	type RichMark,
	type RichParagraph,
	type RichText,
	wordsOf,
} from '#domain/learning/rich-text.rules.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { link } from '#styled/recipes'
import { calloutNames } from './callout-names.ts'
import { inOrder } from './in-order.ts'

const look = sva({
	slots: ['root', 'h2', 'h3', 'points', 'steps', 'box', 'mark', 'scroll', 'table', 'cell', 'flow'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '4', maxW: 'prose' },
		h2: { textStyle: 'section', pt: '2' },
		h3: { textStyle: 'title', pt: '1' },
		points: { pl: '5', listStyle: 'disc' },
		steps: { pl: '5', listStyle: 'decimal' },
		box: { p: '4', borderRadius: 'md', bg: 'paper.sunken' },
		mark: { fontWeight: 'bold', pb: '1' },
		flow: { display: 'flex', flexDirection: 'column', gap: '2' },
		scroll: { overflowX: 'auto' },
		table: { w: 'full', textAlign: 'left' },
		cell: { p: '2', borderWidth: '1px', borderColor: 'line' },
	},
})()

/** How the parts of a text that are no words are shown. */
export type RichParts = {
	math: (latex: string, isBlock: boolean) => ReactNode
	file: (media: string) => ReactNode
	video: (video: OutsideVideo) => ReactNode
}

const marked = (words: ReactNode, mark: RichMark): ReactNode => {
	if (mark.type === 'bold') return <strong>{words}</strong>
	if (mark.type === 'italic') return <em>{words}</em>
	if (mark.type === 'underline') return <u>{words}</u>
	return (
		<a className={link()} href={mark.attrs.href} target="_blank" rel="noreferrer">
			{words}
		</a>
	)
}

type ViewOf<Node> = { of: Node; parts: RichParts }

const Inline = ({ of, parts }: ViewOf<readonly RichInline[]>) =>
	inOrder(of, (one) => {
		if (one.type === 'hardBreak') return <br />
		if (one.type === 'inlineMath') return parts.math(one.attrs.latex, false)
		return one.marks.reduce<ReactNode>(marked, one.text)
	})

const Paragraph = ({ of: { content }, parts }: ViewOf<RichParagraph>) =>
	content.length > 0 && (
		<p lang={langOf(wordsOf(content))}>
			<Inline of={content} parts={parts} />
		</p>
	)

const List = ({ of: list, parts }: ViewOf<RichList | RichInnerList>) => {
	const items = inOrder(list.content, ({ content }) => (
		<li>
			<Flow of={content} parts={parts} />
		</li>
	))
	return list.type === 'bulletList' ? (
		<ul className={look.points}>{items}</ul>
	) : (
		<ol className={look.steps} start={list.attrs.start}>
			{items}
		</ol>
	)
}

const Flow = ({ of, parts }: ViewOf<readonly (RichParagraph | RichList | RichInnerList)[]>) => (
	<div className={look.flow}>
		{inOrder(of, (one) =>
			one.type === 'paragraph' ? (
				<Paragraph of={one} parts={parts} />
			) : (
				<List of={one} parts={parts} />
			),
		)}
	</div>
)

const Cell = ({ of: { type, content }, parts }: ViewOf<RichCell>) => {
	const words = <Flow of={content} parts={parts} />
	return type === 'tableHeader' ? (
		<th className={look.cell}>{words}</th>
	) : (
		<td className={look.cell}>{words}</td>
	)
}

const Table = ({ of, parts }: ViewOf<Extract<RichBlock, { type: 'table' }>>) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
	<figure className={look.scroll} aria-label={m.text_table()} tabIndex={0}>
		<table className={look.table}>
			<tbody>
				{inOrder(of.content, ({ content }) => (
					<tr>
						{inOrder(content, (cell) => (
							<Cell of={cell} parts={parts} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	</figure>
)

const Block = ({ of: block, parts }: ViewOf<RichBlock>) => {
	switch (block.type) {
		case 'paragraph':
			return <Paragraph of={block} parts={parts} />
		case 'heading': {
			const { level } = block.attrs
			const Heading = `h${level}` as const
			return (
				<Heading className={look[Heading]} lang={langOf(wordsOf(block.content))}>
					<Inline of={block.content} parts={parts} />
				</Heading>
			)
		}
		case 'bulletList':
		case 'orderedList':
			return <List of={block} parts={parts} />
		case 'callout':
			return (
				<section className={look.box}>
					<p className={look.mark}>{calloutNames[block.attrs.kind]()}</p>
					<Flow of={block.content} parts={parts} />
				</section>
			)
		case 'table':
			return <Table of={block} parts={parts} />
		case 'blockMath':
			return <div className={look.scroll}>{parts.math(block.attrs.latex, true)}</div>
		case 'file':
			return parts.file(block.attrs.media)
		default:
			return parts.video(block.attrs)
	}
}

/** A text with its form (DSK-04), each paragraph in the language of its script. */
export const RichTextView = ({ text, parts }: { text: RichText; parts: RichParts }) => (
	<div className={look.root}>
		{inOrder(text.content, (block) => (
			<Block of={block} parts={parts} />
		))}
	</div>
)
