import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import type { JourneyRecorder } from './start-journey-recorder.ts'

const look = {
	question: css({ textStyle: 'title', fontSize: 'md' }),
	text: css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose', mt: '1' }),
	answers: css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' }),
	line: css({
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		columnGap: '3',
		textStyle: 'small',
		color: 'ink.muted',
	}),
}

type ConsentProps = {
	recorder: JourneyRecorder
	/** True for one line, which leads to the whole explanation. */
	brief?: boolean
}

/**
 * Asks whether journeys may be recorded (ATL-01): the question with two equal answers, later a line
 * to change the answer.
 */
export const JourneyConsent = ({ recorder, brief = false }: ConsentProps) => {
	const size = brief ? 'sm' : 'md'
	const region = useRef<HTMLElement>(null)
	const asking = useSelector(recorder, (snapshot) => snapshot.hasTag('asking'))
	const agreed = useSelector(recorder, (snapshot) => snapshot.hasTag('agreed'))
	const declined = useSelector(recorder, (snapshot) => snapshot.hasTag('declined'))
	const answer = (type: 'consent.given' | 'consent.refused') => () => {
		recorder.send({ type })
		region.current?.focus()
	}
	const known = agreed ? m.journey_allowed() : m.journey_refused()
	return (
		<section ref={region} tabIndex={-1} aria-label={m.journey_region()}>
			{asking && !brief && (
				<>
					<p className={look.question}>{m.journey_question()}</p>
					<p className={look.text}>{m.journey_explanation()}</p>
				</>
			)}
			{asking && (
				<div className={brief ? look.line : look.answers}>
					{brief && <span>{m.journey_brief()}</span>}
					<Button tone="outline" size={size} onClick={answer('consent.given')}>
						{m.journey_allow()}
					</Button>
					<Button tone="outline" size={size} onClick={answer('consent.refused')}>
						{m.journey_refuse()}
					</Button>
					{brief && (
						<Link className={link()} to="/privacy">
							{m.journey_more()}
						</Link>
					)}
				</div>
			)}
			<div className={look.line}>
				<span role="status">{!asking && (agreed || declined ? known : m.journey_spared())}</span>
				{agreed && (
					<Button tone="quiet" size="sm" onClick={answer('consent.refused')}>
						{m.journey_withdraw()}
					</Button>
				)}
				{declined && (
					<Button tone="quiet" size="sm" onClick={answer('consent.given')}>
						{m.journey_change()}
					</Button>
				)}
			</div>
		</section>
	)
}
