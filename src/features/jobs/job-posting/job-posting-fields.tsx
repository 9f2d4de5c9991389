import { type JobDraft, jobLimits } from '#domain/jobs/job-posting.rules.ts'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { getLocale } from '#i18n/runtime'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** The names that a post chooses from. */
export type PostingLists = Record<'subjects' | 'types' | 'levels', readonly string[]>

const choices = (names: readonly string[]) => [
	{ value: '', label: m.training_choose() },
	...names.map((name) => ({ value: name, label: nameOf(name) })),
]

type FieldsProps = {
	/** Name, value, error and change of a field. */
	bind: (field: keyof JobDraft) => {
		name: string
		value: string
		error: string | undefined
		onChange: (event: { target: { value: string } }) => void
	}
	put: (field: keyof JobDraft) => (value: string) => void
	lists: PostingLists
}

/** Everything that is asked of a post. */
export const JobPostingFields = ({ bind, put, lists }: FieldsProps) => {
	const states = indianStates.map((state) => ({ value: state.en, label: state[getLocale()] }))
	return (
		<>
			<TextField label={m.posting_title()} maxLength={jobLimits.title} {...bind('title')} />
			<TextArea
				label={m.posting_summary()}
				hint={m.posting_summary_hint()}
				maxLength={jobLimits.summary}
				{...bind('summary')}
			/>
			<TextArea
				label={m.posting_duties()}
				hint={m.posting_lines()}
				maxLength={jobLimits.lines}
				{...bind('duties')}
			/>
			<TextArea
				label={m.posting_requirements()}
				hint={m.posting_lines()}
				maxLength={jobLimits.lines}
				{...bind('requirements')}
			/>
			<SelectField
				label={m.posting_language()}
				options={[
					{ value: 'en', label: 'English' },
					{ value: 'hi', label: 'हिन्दी' },
				]}
				{...bind('language')}
			/>
			<SelectField
				label={m.posting_subject()}
				options={choices(lists.subjects)}
				{...bind('subject')}
			/>
			<SelectField
				label={m.job_filter_type()}
				options={choices(lists.types)}
				{...bind('jobType')}
			/>
			<SelectField
				label={m.job_filter_level()}
				options={choices(lists.levels)}
				{...bind('jobLevel')}
			/>
			<TextField label={m.posting_city()} maxLength={jobLimits.city} {...bind('city')} />
			<SelectField
				label={m.job_filter_state()}
				options={[{ value: '', label: m.training_choose() }, ...states]}
				{...bind('state')}
			/>
			<TextField label={m.posting_vacancies()} inputMode="numeric" {...bind('vacancies')} />
			<TextField label={m.posting_years()} inputMode="numeric" {...bind('experienceYears')} />
			<TextField
				label={m.posting_pay_from()}
				hint={m.posting_pay_hint()}
				inputMode="numeric"
				{...bind('payFrom')}
			/>
			<TextField label={m.posting_pay_to()} inputMode="numeric" {...bind('payTo')} />
			<DateField
				label={m.posting_closes()}
				{...bind('closesOn')}
				onChange={put('closesOn')}
				startYear={new Date().getFullYear()}
			/>
		</>
	)
}
