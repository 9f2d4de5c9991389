import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { chooseCounting, isCountingRefused } from '#processes/analytics/counting-choice.ts'
import { chooseFirebase, isFirebaseAllowed } from '#processes/analytics/firebase-choice.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import { useChoice } from './use-choice.ts'

const stack = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const text = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const line = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: '3',
	pt: '2',
})

const isCountingAllowed = () => !isCountingRefused()

type ChoiceProps = {
	text: string
	read: () => boolean
	write: (isAllowed: boolean) => void
	/** Allowed until it is refused. */
	byDefault: boolean
}

const Choice = ({ text: words, read, write, byDefault }: ChoiceProps) => {
	const { isAllowed, choose } = useChoice(read, write)
	return (
		<>
			<p className={text}>{words}</p>
			<div className={line}>
				<span role="status">
					{isAllowed === null || (isAllowed ? m.consent_allowed() : m.consent_refused())}
				</span>
				<Button
					tone="outline"
					size="sm"
					data-without-script="hidden"
					onClick={() => choose(!isAllowed)}
				>
					{(isAllowed ?? byDefault) ? m.consent_withdraw() : m.consent_allow()}
				</Button>
			</div>
		</>
	)
}

type ConsentsProps = {
	/** The question about recording journeys. */
	journeys: ReactNode
	/** The question about showing the self-assessment to the school; empty while signed out. */
	assessment: ReactNode
	/** True if the shop uses Google Analytics. */
	hasFirebase: boolean
}

/** Every consent with its answer and the one press that changes it (PRI-02). */
export const Consents = ({ journeys, assessment, hasFirebase }: ConsentsProps) => (
	<Section title={m.consent_list()}>
		<div className={stack}>
			<ConsentPanel title={m.consent_analytics()}>
				<Choice
					text={m.consent_analytics_text()}
					read={isCountingAllowed}
					write={chooseCounting}
					byDefault
				/>
			</ConsentPanel>
			{hasFirebase && (
				<ConsentPanel title={m.consent_firebase()}>
					<Choice
						text={m.consent_firebase_text()}
						read={isFirebaseAllowed}
						write={chooseFirebase}
						byDefault={false}
					/>
				</ConsentPanel>
			)}
			<ConsentPanel title={m.consent_journeys()}>{journeys}</ConsentPanel>
			{assessment}
		</div>
	</Section>
)
