import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { languageNames, stageNames } from '#domain/catalogue/subject-names.rules.ts'
import { writtenTypes } from '#domain/learning/draft-content.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { MultiSelectField } from '#ui/form/multi-select-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4 } from '#ui/look.ts'
import { gapWords } from './gap-words.ts'
import type { PartProps } from './part.types.ts'

const optionsOf = (names: readonly string[]) =>
	names.map((value) => ({ value, label: nameOf(value) }))

/** The names of a list, with the chosen one if the list no longer has it, and one for none. */
const withNone = (names: readonly string[], chosen: string) => [
	{ value: '', label: m.draft_choose() },
	...optionsOf(chosen === '' || names.includes(chosen) ? names : [...names, chosen]),
]

/** Sizes of a resource as filters name them. */
const sizes = [
	{ value: 'micro', label: m.draft_size_micro },
	{ value: 'medium', label: m.draft_size_medium },
	{ value: 'standard', label: m.draft_size_standard },
] as const

/** Title, address, type, subject, class, language, competencies and teacher of a resource. */
export const AboutFields = ({ content, gaps, onEdit }: PartProps) => {
	const { data } = useSuspenseQuery(referenceQuery)
	const subjects = data.subjects.map(({ name }) => name)
	const competencies = useMemo(
		() => optionsOf(data.competency.map(({ name }) => name)),
		[data.competency],
	)
	const slugGap = (['slugInvalid', 'slugTaken'] as const).find((gap) => gaps.includes(gap))
	const set = (change: Partial<typeof content>) => onEdit({ kind: 'fields', change })
	return (
		<>
			<TextField
				label={m.draft_title()}
				hint={m.draft_title_hint()}
				maxLength={200}
				value={content.title}
				onChange={({ target }) => set({ title: target.value })}
			/>
			<TextField
				label={m.draft_slug()}
				hint={m.draft_slug_hint()}
				error={slugGap && gapWords[slugGap]()}
				maxLength={120}
				spellCheck={false}
				value={content.slug}
				onChange={({ target }) => set({ slug: target.value })}
			/>
			<div className={halves4}>
				<SelectField
					label={m.draft_type()}
					options={writtenTypes.map((value) => ({ value, label: courseTypeLabel(value) }))}
					value={content.course_type}
					onChange={({ target }) =>
						set({ course_type: target.value as (typeof writtenTypes)[number] })
					}
				/>
				<SelectField
					label={m.draft_size()}
					options={sizes.map(({ value, label }) => ({ value, label: label() }))}
					value={content.resource_type}
					onChange={({ target }) =>
						set({ resource_type: target.value as (typeof sizes)[number]['value'] })
					}
				/>
				<SelectField
					label={m.draft_subject()}
					options={withNone(subjects, content.subject)}
					value={content.subject}
					onChange={({ target }) => set({ subject: target.value })}
				/>
				<SelectField
					label={m.draft_level()}
					options={withNone(stageNames, content.level)}
					value={content.level}
					onChange={({ target }) => set({ level: target.value })}
				/>
				<SelectField
					label={m.draft_language()}
					options={optionsOf(languageNames)}
					value={content.language}
					onChange={({ target }) => set({ language: target.value })}
				/>
				<MultiSelectField
					label={m.draft_tags()}
					placeholder={m.draft_tags_none()}
					options={competencies}
					value={content.tags}
					onChange={(tags) => set({ tags })}
				/>
			</div>
			<TextField
				label={m.draft_instructor()}
				maxLength={120}
				value={content.instructor_name}
				onChange={({ target }) => set({ instructor_name: target.value })}
			/>
		</>
	)
}
