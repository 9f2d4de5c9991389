import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import { CareerChecks, CareerRadio, CareerSelect } from './career-choice.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { CareerRef } from './use-career-interest.ts'
import { WorkFields } from './work-fields.tsx'

const columns = css({
	display: 'grid',
	gap: '4',
	gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' },
	alignItems: 'start',
})

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
	<Section title={title}>
		<div className={columns}>{children}</div>
	</Section>
)

/** Telephone metadata and server lists that the form needs. */
export type CareerFacts = {
	dialCode: (country: string) => string
	/** ISO 3166 codes. */
	countries: readonly string[]
	subjects: readonly string[]
}

/** Every field of the career-interest form (NDG-05). */
export const CareerForm = ({
	id,
	career,
	facts,
}: {
	id: string
	career: CareerRef
	facts: CareerFacts
}) => (
	<form
		id={id}
		noValidate
		onSubmit={(event) => {
			event.preventDefault()
			career.send({ type: 'form.submitted' })
			focusFirstError(event.currentTarget)
		}}
	>
		<p className={small}>{m.career_text()}</p>
		<Group title={m.career_you()}>
			<PersonFields career={career} dialCode={facts.dialCode} />
		</Group>
		<Group title={m.career_place()}>
			<PlaceFields career={career} countries={facts.countries} />
		</Group>
		<Group title={m.career_work()}>
			<WorkFields career={career} subjects={facts.subjects} />
		</Group>
		<Group title={m.career_wish()}>
			<CareerSelect career={career} field="per_week_hours_spent" />
			<CareerSelect career={career} field="type" />
			<CareerChecks career={career} field="preferred_focus_area" />
			<CareerRadio career={career} field="openness_entrepreneurial_role" />
			<CareerRadio career={career} field="openness_travel" />
			<CareerRadio career={career} field="own_vehicle" />
		</Group>
	</form>
)
