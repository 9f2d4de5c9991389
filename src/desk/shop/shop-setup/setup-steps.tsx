import Check from 'lucide-react/icons/check'
import { type SetupStep, setupSteps } from '#domain/shop/shop-settings.rules.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { stepNames } from './setup-words.ts'

const look = sva({
	slots: ['list', 'step', 'mark'],
	base: {
		list: {
			display: 'grid',
			gridTemplateColumns: { base: '[1fr 1fr]', md: '[1fr]' },
			gap: '1',
			alignContent: 'start',
		},
		step: {
			display: 'flex',
			alignItems: 'center',
			gap: '2',
			w: 'full',
			minH: '11',
			px: '3',
			borderRadius: 'sm',
			textAlign: 'start',
			color: 'ink',
			cursor: 'pointer',
			_hover: { bg: 'paper.sunken' },
			'&[aria-current=step]': { bg: 'primary.soft', color: 'primary.ink', fontWeight: 'bold' },
		},
		mark: { display: 'inline-flex', w: '5', flexShrink: '0', color: 'primary.ink' },
	},
})()

type StepsProps = {
	step: SetupStep
	done: readonly SetupStep[]
	disabled: boolean
	onOpen: (step: SetupStep) => void
}

/** The steps of the set-up; those that are done have a tick. */
export const SetupSteps = ({ step, done, disabled, onOpen }: StepsProps) => (
	<nav aria-label={m.desk_setup_steps()}>
		<ol className={look.list}>
			{setupSteps.map((one) => (
				<li key={one}>
					<button
						type="button"
						className={look.step}
						aria-current={one === step ? 'step' : undefined}
						disabled={disabled}
						onClick={() => onOpen(one)}
					>
						<span className={look.mark}>
							{done.includes(one) && <Check size={18} aria-hidden="true" />}
						</span>
						{stepNames[one]()}
						{done.includes(one) && <VisuallyHidden>{m.desk_setup_done()}</VisuallyHidden>}
					</button>
				</li>
			))}
		</ol>
	</nav>
)
