import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead5 } from '#ui/look.ts'
import { type InboxKind, type InboxItem as Item, inboxQuery } from './inbox.queries.ts'
import { type InboxSearch, inboxOwners } from './inbox.search.ts'
import { InboxItem } from './inbox-item.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxKindWords } from './inbox-words.ts'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

const kindsRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' })
const columns = css({
	display: 'grid',
	gap: '6',
	alignItems: 'start',
	gridTemplateColumns: '[minmax(0, 1fr)]',
	xl: { gridTemplateColumns: '[minmax(0, 20rem) minmax(0, 1fr)]' },
})
const onlyWide = css({ hideBelow: 'xl' })

const ownerWords = {
	me: m.desk_inbox_owner_me,
	nobody: m.desk_inbox_owner_nobody,
}

type Counts = readonly { kind: InboxKind; count: number }[]

const Kinds = ({ counts, place }: { counts: Counts; place: InboxSearch }) => {
	const all = counts.reduce((sum, { count }) => sum + count, 0)
	const choices = [
		{ kind: undefined, name: m.desk_inbox_all(), count: all },
		...counts
			.filter(({ kind, count }) => count > 0 || kind === place.kind)
			.map(({ kind, count }) => ({ kind, name: inboxKindWords[kind](), count })),
	]
	return (
		<nav className={kindsRow} aria-label={m.desk_inbox_kinds()}>
			{choices.map(({ kind, name, count }) => (
				<DeskLink
					key={kind ?? 'all'}
					to="/inbox"
					search={{ ...place, kind }}
					className={button({ tone: kind === place.kind ? 'solid' : 'outline', size: 'sm' })}
					{...(kind === place.kind && { 'aria-current': 'page' })}
				>
					{m.desk_inbox_kind_count({ kind: name, count })}
				</DeskLink>
			))}
		</nav>
	)
}

const Nothing = ({ place }: { place: InboxSearch }) =>
	place.kind || place.owner || place.search ? (
		<EmptyState title={m.desk_inbox_none_found_title()} text={m.desk_inbox_none_found_text()} />
	) : (
		<EmptyState title={m.desk_inbox_none_title()} text={m.desk_inbox_none_text()} />
	)

const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${kind}/${id}`

/** Everything that waits for a person, and beside it the item that is open (DSK-12). */
export const InboxPage = () => {
	const place = useSearch({ strict: false }) as InboxSearch
	const { kind, id } = useParams({ strict: false }) as { kind?: InboxKind; id?: string }
	const navigate = useNavigate()
	const go = (to: string, search: InboxSearch) => void navigate({ to, search } as never)
	const list = useInfiniteQuery(inboxQuery(place))
	const { data, isError } = list
	const items = data?.pages.flatMap((page) => page.data) ?? []
	const open = kind && id ? { kind, id } : null
	const inbox = useInbox(items.map(keyOf), open && keyOf(open), (item) =>
		go(`/inbox/${item}`, place),
	)
	useInboxKeys(inbox)
	if (isError && !data) return <QueryError />
	return (
		<>
			<Heading>{m.desk_inbox_title()}</Heading>
			<div className={cx(open && onlyWide)}>
				<p className={lead5}>{m.desk_inbox_text()}</p>
				<SearchTools
					label={m.desk_inbox_search()}
					words={place.search}
					onSearch={(search) => go('/inbox', { ...place, search: search as string })}
					choices={[
						{
							label: m.desk_inbox_owner(),
							value: place.owner ?? '',
							options: [
								{ value: '', label: m.desk_inbox_owner_all() },
								...inboxOwners.map((value) => ({ value, label: ownerWords[value]() })),
							],
							onChange: (owner) =>
								go('/inbox', { ...place, owner: (owner || undefined) as 'me' | 'nobody' }),
						},
					]}
				/>
				{data && <Kinds counts={data.pages[0]!.counts} place={place} />}
			</div>
			<div className={columns}>
				<div className={cx(open && onlyWide)}>
					{!data && <Skeleton height="20rem" />}
					{data && items.length === 0 && <Nothing place={place} />}
					<InboxList items={items} place={place} open={id ?? null} />
					<MoreButton list={list}>{m.desk_inbox_more()}</MoreButton>
				</div>
				{open ? (
					<InboxItem
						key={keyOf(open)}
						inbox={inbox}
						kind={open.kind}
						id={open.id}
						item={items.find((one) => keyOf(one) === keyOf(open))}
					/>
				) : (
					items.length > 0 && (
						<div className={onlyWide}>
							<EmptyState title={m.desk_inbox_choose()} text={m.desk_inbox_keys()} />
						</div>
					)
				)}
			</div>
		</>
	)
}
