import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { muted, stack3 } from '#ui/look.ts'
import { LessonFields } from './lesson-fields.tsx'
import type { PartProps } from './part.types.ts'

/** The lessons of a resource in their order. */
export const LessonsField = ({ content, readOnly, onEdit }: PartProps & { readOnly: boolean }) => (
	<>
		{content.lessons.length === 0 && <p className={muted}>{m.draft_lessons_none()}</p>}
		<ol className={stack3}>
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
