import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { FactList } from '#desk/layout/fact-list.tsx'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { announce } from '#ui/dialog/announce.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { row3 } from '#ui/look.ts'
import { applicationsKey, type DeskApplication } from './author.queries.ts'
import { sendDecision } from './author-calls.ts'
import { RateField, rateOf } from './rate-field.tsx'

const card = cx(
	panel({ pad: true }),
	css({ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' }),
)
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' })
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: 'prose' })

/** The share that is proposed for a new author, in percent. */
const USUAL_RATE = '40'

const Decision = ({ application: { id, person } }: { application: DeskApplication }) => {
	const queryClient = useQueryClient()
	const [typed, setTyped] = useState(USUAL_RATE)
	const [reason, setReason] = useState('')
	const rate = rateOf(typed)
	const { name } = person
	const onDecided = useCallback(() => {
		announce(m.desk_application_decided())
		void refreshInbox(queryClient, applicationsKey)
	}, [queryClient])
	return (
		<div className={row3}>
			<CommandButton
				label={m.desk_application_approve()}
				name={m.desk_application_approve_name({ name })}
				title={m.desk_application_approve_name({ name })}
				text={m.desk_application_approve_text()}
				ok={m.desk_application_approve()}
				refused={m.desk_application_refused()}
				tone="solid"
				size="md"
				isReady={rate !== null}
				run={(signal) => sendDecision(id, { decision: 'approve', reason: '', rate: rate! }, signal)}
				onDone={onDecided}
			>
				<RateField value={typed} onChange={setTyped} />
			</CommandButton>
			<CommandButton
				label={m.desk_application_decline()}
				name={m.desk_application_decline_name({ name })}
				title={m.desk_application_decline_name({ name })}
				text={m.desk_application_decline_text()}
				ok={m.desk_application_decline()}
				refused={m.desk_application_refused()}
				size="md"
				isReady={reason.trim() !== ''}
				run={(signal) =>
					sendDecision(id, { decision: 'decline', reason: reason.trim(), rate: 0 }, signal)
				}
				onDone={onDecided}
			>
				<TextArea
					label={m.desk_application_reason()}
					maxLength={1000}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					required
				/>
			</CommandButton>
		</div>
	)
}

/** An application to teach, with the decision about it while it waits (DSK-21). */
export const ApplicationCard = ({ application }: { application: DeskApplication }) => {
	const { topic, experience, sample, person, reason, created_at } = application
	return (
		<article className={card}>
			<h2 className={title}>{topic}</h2>
			<p className={words}>{experience}</p>
			{sample && (
				<a className={cx(link(), words)} href={sample} target="_blank" rel="noreferrer">
					{sample}
				</a>
			)}
			<FactList
				facts={[
					[m.desk_application_person(), `${person.name} · ${person.email}`],
					[m.desk_application_sent(), dateAndTime(created_at)],
					...(reason ? [[m.desk_application_reason(), reason] as const] : []),
				]}
			/>
			{application.status === 'waiting' && <Decision application={application} />}
		</article>
	)
}
