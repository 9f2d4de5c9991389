import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { SelectField } from '#ui/form/select-field.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small } from '#ui/look.ts'
import { curriculumQuery, type LearnedResource, subjectQuery } from './school-usage.queries.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', py: '4' })

const Resource = ({ title, path, enrolled, completed, sections }: LearnedResource) => (
	<Section
		title={title}
		more={
			<Link className={link()} to={path}>
				{m.curriculum_resource()}
			</Link>
		}
	>
		<p className={small}>{m.curriculum_enrolled_of({ enrolled, completed })}</p>
		{sections.length > 0 && (
			<BarChart
				label={title}
				head={m.curriculum_section()}
				series={[m.curriculum_done()]}
				rows={sections.map((section) => ({
					key: section.name,
					name: m.curriculum_section_of({ name: section.name, lessons: section.lessons }),
					values: [section.completed],
				}))}
			/>
		)}
	</Section>
)

type PartsProps = { subject: string; year: number | undefined }

const Parts = ({ subject, year }: PartsProps) => {
	const { data } = useSuspenseQuery(subjectQuery(subject, year))
	if (data.resources.length === 0) return <EmptyState title={m.curriculum_no_subject()} />
	return (
		<>
			<p className={lead}>{m.curriculum_parts_lead({ total: data.teachers })}</p>
			{data.resources.map((one) => (
				<Resource key={one.id} {...one} />
			))}
		</>
	)
}

/** One subject by resource and section: how many teachers of the school completed each (SCH-08). */
export const SubjectParts = ({
	subject: asked,
	year,
	onChoose,
}: {
	subject: string | undefined
	year: number | undefined
	onChoose: (subject: string) => void
}) => {
	const { data } = useSuspenseQuery(curriculumQuery(year))
	const names = data.subjects.map(({ name }) => name)
	const subject = asked ?? names[0]
	if (!subject) return <EmptyState title={m.overview_none()} text={m.curriculum_none_hint()} />
	const all = names.includes(subject) ? names : [subject, ...names]
	return (
		<>
			<SelectField
				label={m.curriculum_choose()}
				value={subject}
				options={all.map((name) => ({ value: name, label: nameOf(name) }))}
				onChange={({ target }) => onChoose(target.value)}
			/>
			<Parts subject={subject} year={year} />
		</>
	)
}
