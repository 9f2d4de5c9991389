import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { isLow } from '#domain/learning/self-assessment.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { AssessmentFailure } from '#machines/learning/self-assessment/self-assessment.types.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { RangeField } from '#ui/form/range-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { small } from '#ui/look.ts'
import type { SelfAssessment } from './self-assessment.queries.ts'
import { useSelfAssessment } from './use-self-assessment.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })
const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	alignItems: 'center',
	justifyContent: 'space-between',
})

/** Initial slider position of a competency without a score. */
const MIDDLE = 50

const failureWords: Record<AssessmentFailure, () => string> = {
	signedOut: m.assessment_failed_signed_out,
	rejected: m.assessment_failed_rejected,
	unavailable: m.assessment_failed_unavailable,
}

type FormProps = {
	accountId: string
	competencies: readonly { slug: string; name: string }[]
	/** The newest first. */
	earlier: readonly SelfAssessment[]
}

/** A slider for each competency, with what helps where the score is low (PRF-01, FLD-06). */
export const SelfAssessmentForm = ({ accountId, competencies, earlier }: FormProps) => {
	const [last, before] = earlier
	const ref = useSelfAssessment(accountId, last)
	const { scores, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const scoreBefore = (slug: string) =>
		before?.scores.find(({ competency }) => competency === slug)?.score
	return (
		<form
			className={form}
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'assessment.submitted' })
			}}
		>
			{last && <p className={small}>{m.assessment_last({ date: shortDate(last.assessed_at) })}</p>}
			{competencies.map(({ slug, name }) => {
				const score = scores[slug]
				const old = scoreBefore(slug)
				return (
					<div key={slug}>
						<RangeField
							label={nameOf(name)}
							hint={old === undefined ? undefined : m.assessment_before({ score: old })}
							warning={score !== undefined && isLow(score) && m.assessment_low()}
							value={score ?? MIDDLE}
							aria-valuetext={
								score === undefined ? m.assessment_not_rated() : m.assessment_score({ score })
							}
							disabled={busy}
							onChange={({ target }) =>
								ref.send({
									type: 'score.changed',
									competency: slug,
									score: Number(target.value),
								})
							}
						/>
						<p className={row}>
							<span className={small}>
								{score === undefined ? m.assessment_not_rated() : m.assessment_score({ score })}
							</span>
							{score !== undefined && isLow(score) && (
								<Link className={link()} to="/learning" search={{ tags: [name] }}>
									{m.assessment_courses({ name: nameOf(name) })}
								</Link>
							)}
						</p>
					</div>
				)
			})}
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<Button type="submit" busy={busy}>
				{busy ? m.training_saving() : m.assessment_save()}
			</Button>
		</form>
	)
}
