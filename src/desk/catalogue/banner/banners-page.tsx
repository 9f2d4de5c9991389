import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import type { ShortList } from '#desk/list/short-list.ts'
import { ShortListTools, useShortRows } from '#desk/list/short-list-tools.tsx'
import { MOST_BANNERS } from '#domain/catalogue/banner.rules.ts'
import { bannerLine } from '#domain/catalogue/banner-file.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { textOfDate } from '#ui/form/date-text.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { type DeskBanner, deskBannersQuery } from './banner.queries.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { bannerStateNames, bannerStates } from './banner-words.ts'
import { bannerChanges, useBannerChanges } from './use-banner-changes.ts'

const days = css({ whiteSpace: 'nowrap' })

/** A banner that is changed; null for a new one. */
type Subject = { banner: DeskBanner | null }

const daysOf = ({ terms: { from, until } }: DeskBanner): string => {
	if (from === null && until === null) return m.desk_banner_always()
	return [from, until].map((day) => (day ? textOfDate(day) : '…')).join(' – ')
}

const save = (banners: readonly DeskBanner[]): void =>
	saveTable(
		'banners.csv',
		banners.map(({ state, terms }) => ({ ...bannerLine(terms), place: terms.place, state })),
	)

const banners = (): ShortList<DeskBanner> => ({
	...{ to: '/banners', label: m.desk_banner_search() },
	textOf: ({ terms: { en, hi, target } }) =>
		[en.title, en.text, hi.title, hi.text, target].join(' '),
	shows: {
		...{ label: m.desk_entry_state(), all: m.desk_short_all() },
		options: bannerStateNames.map((value) => ({
			...{ value, label: bannerStates[value].words() },
			has: ({ state }) => state === value,
		})),
	},
	sorts: {
		first: m.desk_short_place(),
		options: [
			{
				...{ value: 'name', label: m.desk_guest_sort_name() },
				by: (a, b) => a.terms.en.title.localeCompare(b.terms.en.title),
			},
		],
	},
})

type RowsProps = { process: BulkChangeRef; onOpen: (subject: Subject) => void }

const Rows = ({ process, onOpen }: RowsProps) => {
	const { data } = useSuspenseQuery(deskBannersQuery)
	const list = banners()
	const shown = useShortRows(data, list)
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_banner_none_title()} text={m.desk_banner_none_text()}>
				<Button onClick={() => onOpen({ banner: null })}>{m.desk_banner_new()}</Button>
			</EmptyState>
		)
	const itemOf = (banner: DeskBanner) => ({
		...{ id: banner.id, name: banner.terms.en.title, row: banner },
	})
	return (
		<>
			<ShortListTools list={list} shown={shown} />
			<BulkBar process={process} items={shown.map(itemOf)} changes={bannerChanges()} />
			<DataTable
				label={m.desk_banner_list_title()}
				heads={[
					m.desk_banner_title(),
					m.desk_banner_target(),
					m.desk_banner_days(),
					m.desk_entry_state(),
					m.desk_actions(),
				]}
				rows={shown.map((banner) => {
					const { en, target } = banner.terms
					const { tone, words } = bannerStates[banner.state]
					return {
						key: banner.id,
						cells: [
							<PickBox key="title" process={process} item={itemOf(banner)}>
								<b>{en.title}</b>
								<span className={smallLine}>{en.text}</span>
							</PickBox>,
							<a key="target" className={link()} href={target} target="_blank" rel="noopener">
								{target}
							</a>,
							<span key="days" className={days}>
								{daysOf(banner)}
							</span>,
							<Badge key="state" tone={tone}>
								{words()}
							</Badge>,
							<Button
								key="change"
								tone="outline"
								size="sm"
								aria-label={m.desk_entry_change_name({ name: en.title })}
								onClick={() => onOpen({ banner })}
							>
								{m.desk_entry_change()}
							</Button>,
						],
					}
				})}
			/>
		</>
	)
}

/** The banners of the catalogue: written, ordered, shown for some days and hidden (CAT-05). */
export const BannersPage = () => {
	const queryClient = useQueryClient()
	const [open, setOpen] = useState<Subject | null>(null)
	const process = useBannerChanges()
	const { data } = useQuery(deskBannersQuery)
	const isFull = (data?.length ?? 0) >= MOST_BANNERS
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: deskBannersQuery.queryKey })
		setOpen(null)
	}
	return (
		<>
			<ListHead title={m.desk_banner_list_title()} text={m.desk_banner_list_text()}>
				<SaveButton
					of={['banners']}
					save={async () => save(await queryClient.fetchQuery(deskBannersQuery))}
				/>
				<ImportLink to="/banners" />
				{!isFull && (
					<Button onClick={() => setOpen({ banner: null })}>{m.desk_banner_new()}</Button>
				)}
			</ListHead>
			{isFull && <Notice>{m.desk_banner_most({ count: MOST_BANNERS })}</Notice>}
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows process={process} onOpen={setOpen} />
			</Suspense>
			{open && (
				<BannerDialog
					key={open.banner?.id ?? 'new'}
					banner={open.banner}
					onStored={() => {
						announce(m.desk_banner_stored())
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}
