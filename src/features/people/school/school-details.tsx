import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { m } from '#i18n/messages'
import type { School } from '#openapi/v1.gen.ts'
import { sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { Avatar } from '#ui/display/avatar.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { schoolDashboardQuery } from './school.queries.ts'
import { SchoolDocuments } from './school-documents.tsx'
import { SchoolKind } from './school-kind.tsx'
import { schoolStateOf, schoolStateWords } from './school-state.ts'

const look = sva({
	slots: ['head', 'name', 'list', 'label', 'number'],
	base: {
		head: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', pb: '6' },
		name: { textStyle: 'page' },
		list: { display: 'grid', gap: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } },
		label: { textStyle: 'small', color: 'ink.muted' },
		number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
	},
})()

const tones = {
	verified: 'leaf',
	review: 'gold',
	rejected: undefined,
	unverified: undefined,
} as const

type DetailsProps = {
	school: School
	/** The way to change the picture. */
	picture: ReactNode
}

/** Details of a school, and whether it is verified (SCH-04). */
export const SchoolDetails = ({ school, picture }: DetailsProps) => {
	const { data } = useSuspenseQuery(schoolDashboardQuery)
	const state = schoolStateOf(school)
	const facts = [
		{ label: m.school_city(), value: data.city ?? m.school_city_none() },
		{ label: m.school_email(), value: school.email },
		{
			label: m.school_state(),
			value: <Badge tone={tones[state]}>{schoolStateWords[state]()}</Badge>,
		},
		{
			label: m.school_agreed_state(),
			value: school.taas_tnc ? m.school_agreed_yes() : m.school_agreed_no(),
		},
	]
	return (
		<>
			<div className={panel({ pad: true })}>
				<div className={look.head}>
					<Avatar size="lg" name={school.name} src={school.photo_url} />
					<h1 className={look.name}>{school.name}</h1>
					{picture}
				</div>
				<dl className={look.list}>
					{facts.map(({ label, value }) => (
						<div key={label}>
							<dt className={look.label}>{label}</dt>
							<dd className={look.number}>{value}</dd>
						</div>
					))}
				</dl>
			</div>
			<Suspense fallback={<Skeleton height="10rem" />}>
				<SchoolKind school={school} />
			</Suspense>
			<Section title={m.school_documents()}>
				<Suspense fallback={<Skeleton height="10rem" />}>
					<SchoolDocuments school={school} />
				</Suspense>
			</Section>
		</>
	)
}
