import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MOST_VIEWS } from '#domain/people/saved-view.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { small } from '#ui/look.ts'
import { type DeskList, removeView, savedViewsQuery } from './saved-view.queries.ts'
import { ViewDialog } from './view-dialog.tsx'
import { placeOf, searchOf } from './view-search.ts'

const frame = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', pb: '4' })
const one = css({ display: 'inline-flex', gap: '1', alignItems: 'center' })

type ViewsProps = {
	list: DeskList
	/** The search and filters of the list now, as its address has them. */
	place: Readonly<Record<string, unknown>>
}

/** The views of a list that the person has saved; what is shown now can be saved too (28.3). */
export const SavedViews = ({ list, place }: ViewsProps) => {
	const { data: views = [] } = useQuery(savedViewsQuery(list))
	const queryClient = useQueryClient()
	const [isSaving, setSaving] = useState(false)
	const search = searchOf(place)
	const reload = () =>
		void queryClient.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey })
	const isKnown = views.some((view) => view.search === search)
	const canSave = search !== '' && !isKnown
	if (views.length === 0 && !canSave) return null
	return (
		<section className={frame} aria-label={m.saved_view_title()}>
			{views.length > 0 && <span className={small}>{m.saved_view_title()}</span>}
			{views.map((view) => (
				<span key={view.id} className={one}>
					<DeskLink
						className={link()}
						to={`/${list}`}
						search={placeOf(view.search)}
						aria-current={view.search === search ? 'true' : undefined}
					>
						{view.name}
					</DeskLink>
					<CommandButton
						label="×"
						name={m.saved_view_delete({ name: view.name })}
						title={m.saved_view_delete({ name: view.name })}
						text={m.saved_view_delete_text()}
						ok={m.saved_view_delete({ name: view.name })}
						run={(signal) => removeView(view.id, signal)}
						onDone={reload}
					/>
				</span>
			))}
			{canSave && views.length < MOST_VIEWS && (
				<Button size="sm" tone="outline" onClick={() => setSaving(true)}>
					{m.saved_view_save()}
				</Button>
			)}
			{canSave && views.length >= MOST_VIEWS && (
				<span className={small}>{m.saved_view_too_many()}</span>
			)}
			{isSaving && (
				<ViewDialog
					list={list}
					search={search}
					onStored={() => {
						announce(m.saved_view_saved())
						reload()
						setSaving(false)
					}}
					onClose={() => setSaving(false)}
				/>
			)}
		</section>
	)
}
