import Banknote from 'lucide-react/icons/banknote'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import Users from 'lucide-react/icons/users'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { css } from '#styled/css'
import type { JobData } from './job.types.ts'
import { experienceOf, payOf, placeOf } from './job-words.ts'

const list = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	textStyle: 'small',
	'& dt': { srOnly: true },
})
const item = css({
	display: 'flex',
	gap: '3',
	alignItems: 'center',
	'& svg': { w: '5', h: '5', color: 'primary', flexShrink: '0' },
})

/** Place, pay, type, experience, posts and closing day of a job. */
export const JobFacts = ({ job }: { job: JobData }) => {
	const facts = [
		{ label: m.job_fact_place(), Icon: MapPin, value: placeOf(job) },
		{ label: m.job_fact_pay(), Icon: Banknote, value: payOf(job) },
		{
			label: m.job_fact_type(),
			Icon: Clock,
			value: `${nameOf(job.job_type)}, ${nameOf(job.job_level)}`,
		},
		{ label: m.job_fact_experience(), Icon: GraduationCap, value: experienceOf(job) },
		{
			label: m.job_fact_vacancies(),
			Icon: Users,
			value: m.job_vacancies({ count: job.vacancies }),
		},
		{
			label: m.job_fact_closes(),
			Icon: CalendarDays,
			value: job.is_open ? m.job_closes({ date: shortDate(job.closes_at) }) : m.job_closed(),
		},
	]
	return (
		<dl className={list}>
			{facts.map(({ label, Icon, value }) => (
				<div key={label} className={item}>
					<Icon aria-hidden="true" />
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}
