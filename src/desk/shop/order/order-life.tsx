import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { OrderStep } from '#openapi/v1.gen.ts'
import { sva } from '#styled/css'
import { sayStep } from './order-words.ts'

const look = sva({
	slots: ['list', 'step', 'time', 'title', 'facts', 'text'],
	base: {
		list: { display: 'flex', flexDirection: 'column', borderLeftWidth: '2px', borderColor: 'line' },
		step: { pl: '4', pb: '4' },
		time: { textStyle: 'small', color: 'ink.muted' },
		title: { fontWeight: 'bold' },
		facts: { textStyle: 'small', overflowWrap: 'anywhere' },
		text: { pt: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: 'prose' },
	},
})()

/** Everything that happened to an order, in the order of time. */
export const OrderLife = ({ life }: { life: OrderStep[] }) => (
	<ol className={look.list} aria-label={m.desk_order_life()}>
		{life.map((step) => {
			const { title, facts } = sayStep(step)
			return (
				<li key={`${step.at} ${step.kind} ${step.reference}`} className={look.step}>
					<time className={look.time} dateTime={step.at}>
						{dateAndTime(step.at)}
					</time>
					<p className={look.title}>{title}</p>
					{facts.length > 0 && <p className={look.facts}>{facts.join(' · ')}</p>}
					{step.text && <p className={look.text}>{step.text}</p>}
				</li>
			)
		})}
	</ol>
)
