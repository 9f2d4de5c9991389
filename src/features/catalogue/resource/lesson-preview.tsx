import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Paragraphs } from '#ui/layout/paragraphs.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ResourceData } from './resource.types.ts'

const title = css({ textStyle: 'title', pt: '2', pb: '2' })

/** The first lesson, to read before one enrols. */
export const LessonPreview = ({ lesson }: { lesson: NonNullable<ResourceData['preview']> }) => (
	<Section id="preview" title={m.resource_preview()}>
		<div className={panel({ pad: true })}>
			<Badge tone="leaf">{m.resource_preview_mark()}</Badge>
			<h3 className={title} lang={langOf(lesson.title)}>
				{lesson.title}
			</h3>
			<Paragraphs text={lesson.body} />
		</div>
	</Section>
)
