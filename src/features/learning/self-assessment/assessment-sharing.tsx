import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { assessmentSharingQuery } from './assessment-sharing.queries.ts'
import { useAssessmentSharing } from './use-assessment-sharing.ts'

const text = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const line = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: '3',
	rowGap: '2',
	pt: '2',
})

const Answer = ({ school, isShared }: { school: string; isShared: boolean }) => {
	const form = useAssessmentSharing()
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const choose = (shared: boolean) => {
		form.send({ type: 'form.restarted' })
		form.send({ type: 'field.changed', field: 'shared', value: shared ? 'yes' : 'no' })
		form.send({ type: 'form.submitted' })
	}
	return (
		<>
			<p className={text}>{m.assessment_sharing_text({ school })}</p>
			<div className={line}>
				<span role="status">
					{isShared ? m.assessment_sharing_on({ school }) : m.assessment_sharing_off()}
				</span>
				<Button tone="outline" size="sm" busy={busy} onClick={() => choose(!isShared)}>
					{isShared ? m.assessment_sharing_withdraw() : m.assessment_sharing_agree()}
				</Button>
			</div>
			{failed && <Notice kind="warning">{m.assessment_sharing_failed()}</Notice>}
		</>
	)
}

/**
 * Says who sees the self-assessment, with the consent that the school sees it by name (PRF-01,
 * PRI-02).
 * @param alone text for an account that teaches at no school
 */
export const AssessmentSharing = ({ alone }: { alone: string }) => {
	const { data } = useSuspenseQuery(assessmentSharingQuery)
	return data.school === null ? (
		<p className={text}>{alone}</p>
	) : (
		<Answer school={data.school} isShared={data.is_shared} />
	)
}
