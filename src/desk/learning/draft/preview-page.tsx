import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { mutedProse } from '#ui/look.ts'
import { draftQuery } from './draft.queries.ts'
import { type PreviewSearch, previewWidths, views } from './preview.search.ts'

const tools = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '4',
	py: '4',
	'& > *': { w: '[14rem]' },
})
const stage = css({
	overflowX: 'auto',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	bg: 'paper.sunken',
})
const frame = css({ display: 'block', h: '[75vh]', mx: 'auto', bg: 'paper' })

const viewWords = { visitor: m.draft_preview_visitor, learner: m.draft_preview_learner }

/** A resource as visitors and learners will see it, on a phone and on a wide screen (DSK-07). */
export const PreviewPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { width = 360, view = 'visitor' } = useSearch({ strict: false }) as PreviewSearch
	const { data } = useSuspenseQuery(draftQuery(id))
	const navigate = useNavigate()
	const go = (change: PreviewSearch) =>
		void navigate({
			to: `/resources/${id}/preview`,
			search: { width, view, ...change },
			replace: true,
		} as never)
	return (
		<>
			<Breadcrumb here={m.draft_preview()}>
				<DeskLink to="/resources">{m.draft_list_title()}</DeskLink>
				<DeskLink to={`/resources/${id}`}>{data.content.title || m.draft_untitled()}</DeskLink>
			</Breadcrumb>
			<Heading>{m.draft_preview()}</Heading>
			<p className={mutedProse}>{m.draft_preview_text()}</p>
			<div className={tools}>
				<SelectField
					label={m.draft_preview_as()}
					options={views.map((value) => ({ value, label: viewWords[value]() }))}
					value={view}
					onChange={({ target }) => go({ view: target.value as (typeof views)[number] })}
				/>
				<SelectField
					label={m.draft_preview_width()}
					options={previewWidths.map((value) => ({
						value: String(value),
						label: m.draft_preview_pixels({ width: value }),
					}))}
					value={String(width)}
					onChange={({ target }) => go({ width: Number(target.value) })}
				/>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
			<section className={stage} aria-label={m.draft_preview_stage()} tabIndex={0}>
				<iframe
					className={frame}
					width={width}
					src={`/desk/preview/${id}?view=${view}`}
					title={m.draft_preview_frame({ title: data.content.title })}
				/>
			</section>
		</>
	)
}
