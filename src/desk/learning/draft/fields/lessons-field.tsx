import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { LessonFields } from './lesson-fields.tsx'
import type { PartProps } from './part.types.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const hint = css({ color: 'ink.muted' })

/** The lessons of a resource in their order. */
export const LessonsField = ({ content, readOnly, onEdit }: PartProps & { readOnly: boolean }) => (
	<>
		{content.lessons.length === 0 && <p className={hint}>{m.draft_lessons_none()}</p>}
		<ol className={list}>
			{content.lessons.map((lesson, index) => (
				<li key={lesson.id}>
					<LessonFields
						lesson={lesson}
						number={index + 1}
						readOnly={readOnly}
						isLast={index === content.lessons.length - 1}
						onEdit={onEdit}
					/>
				</li>
			))}
		</ol>
		<div>
			<Button
				tone="outline"
				onClick={() => onEdit({ kind: 'lessonAdded', id: crypto.randomUUID() })}
			>
				{m.draft_lesson_add()}
			</Button>
		</div>
	</>
)
