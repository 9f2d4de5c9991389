import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import type { DraftLesson } from '#domain/learning/draft-content.rules.ts'
import { isEmptyText } from '#domain/learning/rich-text.rules.ts'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import type { Edit } from '#machines/learning/draft/resource-editor.types.ts'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { sva } from '#styled/css'
import { IconButton } from '#ui/action/icon-button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { LessonFiles } from './lesson-files.tsx'
import { MinutesField } from './minutes-field.tsx'

const TextEditor = lazy(() =>
	import('../text/text-editor.tsx').then((file) => ({ default: file.TextEditor })),
)
const DraftText = lazy(() =>
	import('../text/draft-text.tsx').then((file) => ({ default: file.DraftText })),
)

const look = sva({
	slots: ['root', 'summary', 'title', 'meta', 'body', 'pair', 'row'],
	base: {
		root: { borderWidth: '1px', borderColor: 'line', borderRadius: 'md', bg: 'paper' },
		summary: {
			display: 'flex',
			alignItems: 'baseline',
			flexWrap: 'wrap',
			columnGap: '3',
			px: '4',
			py: '3',
			cursor: 'pointer',
		},
		title: { fontWeight: 'medium', overflowWrap: 'anywhere' },
		meta: { textStyle: 'small', color: 'ink.muted' },
		body: { display: 'flex', flexDirection: 'column', gap: '4', px: '4', pb: '4' },
		pair: { display: 'grid', gap: '4', md: { gridTemplateColumns: '[minmax(0, 1fr) 9rem]' } },
		row: { display: 'flex', gap: '2' },
	},
})()

type LessonProps = {
	lesson: DraftLesson
	/** Its place, from 1. */
	number: number
	isLast: boolean
	readOnly: boolean
	onEdit: (edit: Edit) => void
}

/** One lesson, folded to its title; a new one is open. */
export const LessonFields = ({ lesson, number, isLast, readOnly, onEdit }: LessonProps) => {
	const { id, section, title, body, minutes, files, quiz } = lesson
	const [isNew] = useState(title === '' && isEmptyText(body))
	const [wasOpened, setOpened] = useState(isNew)
	const [isRemoving, setRemoving] = useState(false)
	const name = title || m.draft_lesson_untitled({ number })
	const set = (change: Partial<Omit<DraftLesson, 'id'>>) => onEdit({ kind: 'lesson', id, change })
	return (
		<details
			className={look.root}
			open={isNew}
			onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
		>
			<summary className={look.summary}>
				<span className={look.title}>
					{number}. {name}
				</span>
				<span className={look.meta}>
					{[section, minutes > 0 && duration(minutes)].filter(Boolean).join(' · ')}
				</span>
			</summary>
			<div className={look.body}>
				<TextField
					label={m.draft_lesson_title()}
					maxLength={200}
					value={title}
					onChange={({ target }) => set({ title: target.value })}
				/>
				<div className={look.pair}>
					<TextField
						label={m.draft_lesson_section()}
						hint={m.draft_lesson_section_hint()}
						maxLength={120}
						value={section}
						onChange={({ target }) => set({ section: target.value })}
					/>
					<MinutesField
						label={m.draft_lesson_minutes()}
						value={minutes}
						onChange={(typed) => set({ minutes: typed })}
					/>
				</div>
				{wasOpened && (
					<Suspense fallback={<Skeleton height="20rem" />}>
						{readOnly ? (
							<DraftText text={body} files={files} />
						) : (
							<TextEditor
								label={m.draft_lesson_body()}
								hint={m.text_hint()}
								value={body}
								files={files}
								onChange={(text) => set({ body: text })}
							/>
						)}
					</Suspense>
				)}
				<LessonFiles lesson={lesson} onEdit={onEdit} />
				<PagedSelect
					source="quiz"
					label={m.draft_lesson_quiz()}
					hint={m.draft_lesson_quiz_hint()}
					name={`quiz ${id}`}
					chosen={quiz && { id: quiz.id, label: quiz.title }}
					onChoice={(option) => set({ quiz: option && { id: option.id, title: option.label } })}
				/>
				<div className={look.row}>
					<IconButton
						label={m.draft_lesson_up({ name })}
						disabled={number === 1}
						onClick={() => onEdit({ kind: 'lessonMoved', id, by: -1 })}
					>
						<ChevronUp />
					</IconButton>
					<IconButton
						label={m.draft_lesson_down({ name })}
						disabled={isLast}
						onClick={() => onEdit({ kind: 'lessonMoved', id, by: 1 })}
					>
						<ChevronDown />
					</IconButton>
					<IconButton label={m.draft_lesson_remove({ name })} onClick={() => setRemoving(true)}>
						<Trash />
					</IconButton>
				</div>
			</div>
			{isRemoving && (
				<AlertDialog
					title={m.draft_lesson_remove({ name })}
					text={m.draft_lesson_remove_text()}
					ok={m.draft_lesson_remove_ok()}
					onOk={() => onEdit({ kind: 'lessonRemoved', id })}
					cancel={m.desk_cancel()}
					onCancel={() => setRemoving(false)}
				/>
			)}
		</details>
	)
}
