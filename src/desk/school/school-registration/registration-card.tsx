import { FactList } from '#desk/layout/fact-list.tsx'
import { positionNames } from '#features/school/school-registration/position-names.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { DeskRegistration } from './school-registration.queries.ts'

const card = cx(
	panel({ pad: true }),
	css({ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' }),
)
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' })

/** A registered school, with the decision about it while it waits (DSK-14). */
export const RegistrationCard = ({ registration }: { registration: DeskRegistration }) => {
	const { name, city, email, phone, position, note, person, similar, reason } = registration
	return (
		<article className={card}>
			<h2 className={title}>
				{name}, {city}
			</h2>
			<FactList
				facts={[
					[
						m.desk_school_person(),
						`${person.name} · ${positionNames[position]()} · ${person.email}`,
					],
					[m.school_registration_email(), email],
					[m.school_registration_phone(), phone],
					[m.desk_school_registered(), dateAndTime(registration.created_at)],
					[m.desk_school_note(), note || '–'],
					...(reason ? [[m.desk_school_reason(), reason] as [string, string]] : []),
				]}
			/>
			{registration.status === 'waiting' && (
				<>
					{similar.length > 0 && (
						<Notice kind="warning">
							{m.desk_school_similar()}{' '}
							{similar.map((one) => [one.name, one.city].filter(Boolean).join(', ')).join('; ')}
						</Notice>
					)}
					<DecisionButtons registration={registration} />
				</>
			)}
		</article>
	)
}
