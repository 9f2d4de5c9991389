import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { draftsQuery } from '#desk/learning/draft/draft.queries.ts'
import { bundledTypes, type DraftItem, movedIn } from '#domain/learning/draft-content.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { muted, row2, smallLine, stack2 } from '#ui/look.ts'
import type { PartProps } from './part.types.ts'

const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '3',
	alignItems: 'center',
	justifyContent: 'space-between',
	borderTopWidth: '1px',
	borderColor: 'line',
	pt: '2',
})
const title = css({ minW: '0', overflowWrap: 'anywhere' })

type ItemProps = {
	item: DraftItem
	items: readonly DraftItem[]
	onItems: (items: DraftItem[]) => void
}

const Item = ({ item, items, onItems }: ItemProps) => (
	<li className={row}>
		<span className={title} lang={langOf(item.title)}>
			{item.title}
		</span>
		<span className={row2}>
			<Button
				tone="outline"
				size="sm"
				disabled={items[0] === item}
				aria-label={m.draft_item_up_name({ title: item.title })}
				onClick={() => onItems(movedIn(items, item.id, -1))}
			>
				{m.draft_item_up()}
			</Button>
			<Button
				tone="outline"
				size="sm"
				disabled={items.at(-1) === item}
				aria-label={m.draft_item_down_name({ title: item.title })}
				onClick={() => onItems(movedIn(items, item.id, 1))}
			>
				{m.draft_item_down()}
			</Button>
			<Button
				tone="outline"
				size="sm"
				aria-label={m.draft_item_remove_name({ title: item.title })}
				onClick={() => onItems(items.filter((one) => one !== item))}
			>
				{m.draft_item_remove()}
			</Button>
		</span>
	</li>
)

const Found = ({ words, items, onItems }: Omit<ItemProps, 'item'> & { words: string }) => {
	const { data, isError } = useQuery(draftsQuery({ search: words, status: 'published' }))
	const types: readonly string[] = bundledTypes
	const found = data?.data.filter(
		(one) => types.includes(one.course_type) && !items.some(({ id }) => id === one.id),
	)
	if (isError) return <p role="alert">{m.desk_unavailable()}</p>
	if (!found) return <p role="status">{m.desk_loading()}</p>
	if (found.length === 0) return <p className={muted}>{m.draft_items_none_found()}</p>
	return (
		<ul className={stack2}>
			{found.map(({ id, title: name, course_type }) => (
				<li key={id} className={row}>
					<span className={title} lang={langOf(name)}>
						{name}
						<span className={smallLine}>{courseTypeLabel(course_type)}</span>
					</span>
					<Button
						tone="outline"
						size="sm"
						aria-label={m.draft_item_add_name({ title: name })}
						onClick={() => onItems([...items, { id, title: name }])}
					>
						{m.draft_item_add()}
					</Button>
				</li>
			))}
		</ul>
	)
}

/** The resources of a bundle in their order, and a search for others (28.3). */
export const ItemsField = ({ content, readOnly, onEdit }: PartProps & { readOnly: boolean }) => {
	const [words, setWords] = useState('')
	const { items } = content
	const change = (next: DraftItem[]) => onEdit({ kind: 'fields', change: { items: next } })
	return (
		<>
			<p className={muted}>{items.length === 0 ? m.draft_items_none() : m.draft_items_hint()}</p>
			<ol className={stack2}>
				{items.map((item) => (
					<Item key={item.id} item={item} items={items} onItems={change} />
				))}
			</ol>
			{!readOnly && (
				<>
					<TextField
						label={m.draft_items_search()}
						type="search"
						autoComplete="off"
						maxLength={120}
						value={words}
						onChange={({ target }) => setWords(target.value)}
					/>
					{words.trim() !== '' && <Found words={words.trim()} items={items} onItems={change} />}
				</>
			)}
		</>
	)
}
