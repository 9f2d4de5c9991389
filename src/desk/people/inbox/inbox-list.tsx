import { DeskLink } from '#desk/layout/desk-link.tsx'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import type { InboxItem } from './inbox.queries.ts'
import type { InboxSearch } from './inbox.search.ts'
import { ageWords, dueWords, isOverdue, oneOfKindWords, ownerWords } from './inbox-words.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const row = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '1',
	p: '3',
	border: '[1px solid var(--colors-line)]',
	borderRadius: 'md',
	bg: 'raised',
	color: 'ink',
	textDecoration: 'none',
	_hover: { borderColor: 'primary' },
	'&[aria-current=page]': { borderColor: 'primary', bg: 'primary.soft' },
})
const line = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	alignItems: 'center',
	justifyContent: 'space-between',
})
const title = css({ fontWeight: 'bold', overflowWrap: 'anywhere', lineClamp: '2' })
const note = css({ textStyle: 'small', color: 'ink.muted', overflowWrap: 'anywhere' })
const late = css({ color: 'red', fontWeight: 'bold' })

type RowProps = { item: InboxItem; place: InboxSearch; isOpen: boolean }

const Row = ({ item, place, isOpen }: RowProps) => {
	const due = dueWords(item)
	return (
		<li>
			<DeskLink
				className={row}
				to={`/inbox/${item.kind}/${item.id}`}
				search={place}
				{...(isOpen && { 'aria-current': 'page' })}
			>
				<span className={line}>
					<Badge tone="neutral">{oneOfKindWords[item.kind]()}</Badge>
					<span className={note}>{ageWords(item.since)}</span>
				</span>
				<span className={title} lang={langOf(item.title)}>
					{item.title}
				</span>
				<span className={note}>
					{[item.person, ownerWords(item.owner)].filter(Boolean).join(' · ')}
				</span>
				{due && <span className={cx(note, isOverdue(item) && late)}>{due}</span>}
			</DeskLink>
		</li>
	)
}

type InboxListProps = {
	items: readonly InboxItem[]
	place: InboxSearch
	/** Id of the open item; null in the list. */
	open: string | null
}

/** The list of the inbox: kind, title, person, age, when it is due, and who has it (DSK-12). */
export const InboxList = ({ items, place, open }: InboxListProps) => (
	<ul className={list} aria-label={m.desk_inbox_title()}>
		{items.map((item) => (
			<Row key={`${item.kind}/${item.id}`} item={item} place={place} isOpen={item.id === open} />
		))}
	</ul>
)
