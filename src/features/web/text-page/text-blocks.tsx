import type { TextBlock } from '#domain/web/text-page.rules.ts'
import { css, cx } from '#styled/css'
import { DataTable } from '#ui/list/data-table.tsx'
import { stack4 } from '#ui/look.ts'
import { TextWords } from './text-words.tsx'

const prose = css({ maxW: 'prose' })
const items = css({ maxW: 'prose', pl: '5', listStyle: 'disc' })
const steps = css({ maxW: 'prose', pl: '5', listStyle: 'decimal' })
const table = css({ maxW: '[48rem]' })

const Block = ({ block }: { block: TextBlock }) => {
	if (block.kind === 'paragraph')
		return (
			<p className={prose}>
				<TextWords words={block.words} />
			</p>
		)
	if (block.kind === 'table')
		return (
			<div className={table}>
				<DataTable
					label={block.head.join(', ')}
					heads={block.head}
					rows={block.rows.map((row) => ({
						key: String(row[0]),
						// biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places.
						cells: row.map((cell, i) => <TextWords key={i} words={cell} />),
					}))}
				/>
			</div>
		)
	const List = block.kind === 'steps' ? 'ol' : 'ul'
	return (
		<List className={cx(block.kind === 'steps' ? steps : items)}>
			{block.items.map((item) => (
				<li key={item}>
					<TextWords words={item} />
				</li>
			))}
		</List>
	)
}

/** Paragraphs, lists and tables of a text, one below another. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) => (
	<div className={stack4}>
		{blocks.map((block, i) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
			<Block key={i} block={block} />
		))}
	</div>
)
