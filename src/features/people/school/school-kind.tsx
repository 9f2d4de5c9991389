import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listName } from '#i18n/list-name.ts'
import { m } from '#i18n/messages'
import type { School } from '#openapi/v1.gen.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import { SchoolKindForm } from './school-kind-form.tsx'

const list = css({ display: 'grid', gap: '5', pb: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } })
const value = css({ fontWeight: 'medium' })

/** Kind, boards and classes of a school, and the way to change them (SCH-04). */
export const SchoolKind = ({ school }: { school: School }) => {
	const [isOpen, setIsOpen] = useState(false)
	const { data: lists } = useSuspenseQuery(referenceQuery)
	const type = lists.school_onboarding_types.find(({ id }) => id === school.onboarding_type)
	const namesOf = (slugs: readonly string[], entries: typeof lists.school_board) =>
		entries
			.filter(({ slug }) => slugs.includes(slug))
			.map(({ name }) => listName(name))
			.join(', ')
	const facts = [
		{ term: m.school_kind_type(), text: type ? listName(type.name) : '' },
		{ term: m.school_kind_boards(), text: namesOf(school.boards, lists.school_board) },
		{ term: m.school_kind_grades(), text: namesOf(school.grades, lists.school_grade) },
	]
	return (
		<Section title={m.school_kind()}>
			{isOpen ? (
				<SchoolKindForm school={school} onDone={() => setIsOpen(false)} />
			) : (
				<>
					<dl className={list}>
						{facts.map(({ term, text }) => (
							<div key={term}>
								<dt className={small}>{term}</dt>
								<dd className={value}>{text || m.school_kind_none()}</dd>
							</div>
						))}
					</dl>
					<Button tone="outline" onClick={() => setIsOpen(true)}>
						{m.school_kind_change()}
					</Button>
				</>
			)}
		</Section>
	)
}
