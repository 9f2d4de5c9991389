import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { css } from '#styled/css'
import { badge, link } from '#styled/recipes'
import { Avatar } from '#ui/display/avatar.tsx'
import { Paragraphs } from '#ui/layout/paragraphs.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Words } from '#ui/layout/words.tsx'
import { aboutOf } from './about-of.ts'
import { LessonPreview } from './lesson-preview.tsx'
import type { CardData, ResourceData } from './resource.types.ts'
import { Syllabus } from './syllabus.tsx'

const prose = css({ maxW: 'prose', whiteSpace: 'pre-line' })
const outcomes = css({ display: 'grid', gap: '3', md: { gridTemplateColumns: '[1fr 1fr]' } })
const outcome = css({
	display: 'flex',
	gap: '3',
	'& svg': { w: '5', h: '5', color: 'leaf', flexShrink: '0', mt: '1' },
})
const teacher = css({ display: 'flex', alignItems: 'center', gap: '3', pb: '3' })
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '4' })

type BodyProps = {
	resource: ResourceData
	reviews: ReactNode
	renderCards: (cards: CardData[]) => ReactNode
}

/**
 * Outcomes, syllabus, a lesson to look into, instructor, reviews and related items of a resource.
 */
export const ResourceBody = ({ resource, reviews, renderCards }: BodyProps) => (
	<>
		{resource.outcomes.length > 0 && (
			<Section title={m.resource_outcomes()}>
				<ul className={outcomes}>
					{resource.outcomes.map((text) => (
						<li key={text} className={outcome} lang={langOf(text)}>
							<Check aria-hidden="true" />
							{text}
						</li>
					))}
				</ul>
			</Section>
		)}
		<Section title={m.resource_about()}>
			<Paragraphs text={aboutOf(resource)} />
			<div className={tags}>
				{resource.tags.map((tag) => (
					<Link key={tag} className={badge()} to="/learning" search={{ tags: [tag] }}>
						<Words text={nameOf(tag)} />
					</Link>
				))}
			</div>
		</Section>
		{resource.bundle_items.length > 0 && (
			<Section title={m.resource_bundle_items()}>{renderCards(resource.bundle_items)}</Section>
		)}
		{resource.syllabus.length > 0 && (
			<Section title={m.resource_syllabus()}>
				<Syllabus sections={resource.syllabus} />
			</Section>
		)}
		{resource.preview && <LessonPreview lesson={resource.preview} />}
		<Section title={m.resource_instructor()}>
			<div className={teacher}>
				<Avatar size="lg" name={resource.instructor.name} src={resource.instructor.picture} />
				<p className={css({ fontWeight: 'medium' })}>{resource.instructor.name}</p>
			</div>
			<p className={prose} lang={langOf(resource.instructor.bio)}>
				{resource.instructor.bio}
			</p>
			<Link className={link()} to="/teachers/$slug" params={{ slug: resource.instructor_slug }}>
				{m.instructor_all({ name: resource.instructor.name })}
			</Link>
		</Section>
		{reviews}
		{resource.bundles.length > 0 && (
			<Section title={m.resource_in_bundles()}>{renderCards(resource.bundles)}</Section>
		)}
		{resource.related.length > 0 && (
			<Section title={m.resource_related()}>{renderCards(resource.related)}</Section>
		)}
	</>
)
