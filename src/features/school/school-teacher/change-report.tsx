import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { doneWords, failureWords, questions } from './teacher-words.ts'
import type { SchoolChangeRef } from './use-school-change.ts'

/** Asks before removing something, and shows the result of a change. */
export const ChangeReport = ({ process }: { process: SchoolChangeRef }) => {
	const state = useSelector(process, (snapshot) => snapshot)
	const { change, failure } = state.context
	if (!change || change.kind === 'accept') return null
	const { kind, name } = change
	if (kind !== 'resend' && (state.hasTag('asking') || state.hasTag('busy')))
		return (
			<AlertDialog
				title={questions[kind].title({ name })}
				text={questions[kind].text()}
				ok={m.teachers_ask_yes()}
				cancel={m.teachers_ask_no()}
				busy={state.hasTag('busy')}
				onOk={() => process.send({ type: 'change.confirmed' })}
				onCancel={() => process.send({ type: 'change.dismissed' })}
			/>
		)
	if (state.hasTag('failed') && failure)
		return <Notice kind="warning">{failureWords[failure]()}</Notice>
	return state.hasTag('settled') ? <Notice>{doneWords[kind]({ name })}</Notice> : null
}
