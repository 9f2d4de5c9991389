import { useQuery } from '@tanstack/react-query'
import { diffWords } from 'diff'
import {
	type ContentChange,
	changesBetween,
	type OtherField,
	type TextField,
} from '#domain/learning/content-changes.rules.ts'
import type { DraftContent } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { inOrder } from '#ui/text/in-order.ts'
import { versionQuery } from './draft.queries.ts'

const look = sva({
	slots: ['list', 'name', 'words', 'gone', 'new'],
	base: {
		list: { display: 'flex', flexDirection: 'column', gap: '5' },
		name: { fontWeight: 'bold' },
		words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
		gone: { bg: 'red.soft', textDecoration: 'line-through' },
		new: { bg: 'leaf.soft', textDecoration: 'none', fontWeight: 'medium' },
	},
})()

const fieldNames: Record<TextField | OtherField, () => string> = {
	title: m.draft_title,
	slug: m.draft_slug,
	subject: m.draft_subject,
	level: m.draft_level,
	language: m.draft_language,
	tags: m.draft_tags,
	summary: m.draft_summary,
	description: m.draft_description,
	outcomes: m.draft_outcomes,
	price: m.draft_price,
	old_price: m.draft_old_price,
	start_date: m.draft_start,
	training_minutes: m.draft_training_minutes,
	instructor_name: m.draft_instructor,
	instructor_bio: m.draft_instructor_bio,
	affiliate_url: m.draft_affiliate_url,
	items: m.draft_part_items,
	course_type: m.draft_type,
	resource_type: m.draft_size,
	cover: m.draft_part_cover,
	needs_confirmation: m.draft_needs_confirmation,
	training_kind: m.draft_training_kind,
	training_standard: m.draft_training_standard,
	gives_certificate: m.draft_certificate,
}

const segmenter = new Intl.Segmenter('hi', { granularity: 'word' })

/** Words that went struck through, and words that came marked. */
const Difference = ({ before, after }: { before: string; after: string }) => (
	<p className={look.words}>
		{inOrder(
			diffWords(before, after, { intlSegmenter: segmenter }),
			({ value, added, removed }) => {
				if (added) return <ins className={look.new}>{value}</ins>
				return removed ? <del className={look.gone}>{value}</del> : value
			},
		)}
	</p>
)

const nameOf = (change: ContentChange): string => {
	if (change.kind === 'order') return m.draft_compare_order()
	if (change.kind !== 'lesson') return fieldNames[change.field]()
	const { before, after, title } = change
	if (before === null) return m.draft_compare_lesson_new({ title })
	return after === null ? m.draft_compare_lesson_gone({ title }) : m.draft_compare_lesson({ title })
}

const Change = ({ change }: { change: ContentChange }) => {
	if (change.kind === 'other') return <p>{m.draft_compare_differs()}</p>
	const { before, after } = change
	return before === after ? (
		<p>{m.draft_compare_form()}</p>
	) : (
		<Difference before={before ?? ''} after={after ?? ''} />
	)
}

type ComparisonProps = { id: string; number: number; now: DraftContent; onClose: () => void }

/** A version that was handed in, compared with the content now (DSK-04). */
export const DraftComparison = ({ id, number, now, onClose }: ComparisonProps) => {
	const version = useQuery(versionQuery(id, number))
	const changes = version.data && changesBetween(version.data, now)
	return (
		<Dialog
			title={m.draft_compare_title({ number })}
			size="lg"
			foot={<Button onClick={onClose}>{m.app_close()}</Button>}
			onClose={onClose}
		>
			{version.isError && <QueryError />}
			{version.isPending && <Skeleton height="10rem" />}
			{changes?.length === 0 && <p>{m.draft_compare_none()}</p>}
			<dl className={look.list}>
				{changes?.map((change) => (
					<div key={change.kind === 'lesson' ? change.id : nameOf(change)}>
						<dt className={look.name}>{nameOf(change)}</dt>
						<dd>
							<Change change={change} />
						</dd>
					</div>
				))}
			</dl>
		</Dialog>
	)
}
