import { Link } from '@tanstack/react-router'
import { trainingGoals } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { schoolStateOf } from './school-state.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type NextProps = {
	school: components['schemas']['School']
	teachers: components['schemas']['SchoolDashboard']['teachers']['data']
}

/** A school's open tasks: verification, terms, teachers with few hours. */
export const NextSteps = ({ school, teachers }: NextProps) => {
	const { modals } = useProcesses()
	const state = schoolStateOf(school)
	const few = teachers.filter(({ minutes }) => minutes * 2 < trainingGoals.all).length
	const isDone = state === 'verified' && school.taas_tnc && few === 0
	const open = (kind: 'documentUpload' | 'terms') =>
		modals.send({ type: 'modal.opened', modal: { kind } })
	return (
		<ul className={list}>
			{(state === 'unverified' || state === 'rejected') && (
				<li className={row}>
					{state === 'rejected'
						? m.school_rejected_why({ reason: school.verification_reason })
						: m.school_next_verify()}
					<Button size="sm" onClick={() => open('documentUpload')}>
						{m.school_upload_title()}
					</Button>
				</li>
			)}
			{state === 'review' && <li>{m.school_next_wait()}</li>}
			{!school.taas_tnc && (
				<li className={row}>
					{m.school_next_terms()}
					<Button size="sm" tone="outline" onClick={() => open('terms')}>
						{m.school_terms()}
					</Button>
				</li>
			)}
			{few > 0 && (
				<li className={row}>
					{m.school_next_hours({ count: few })}
					<Link className={button({ tone: 'outline', size: 'sm' })} to="/courses">
						{m.school_next_courses()}
					</Link>
				</li>
			)}
			{isDone && <li>{m.school_next_none()}</li>}
		</ul>
	)
}
