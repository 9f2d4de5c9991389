import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { Provider } from '#machines/shop/shop-setup/shop-setup.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { row3 } from '#ui/look.ts'
import { providerNames } from './setup-words.ts'
import type { ShopSetup } from './shop-setup.queries.ts'

const part = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' })

const modes: Record<ShopSetup['payments']['mode'], () => string> = {
	play: m.desk_setup_mode_play,
	test: m.desk_setup_mode_test,
	live: m.desk_setup_mode_live,
}

type TestProps = {
	payments: ShopSetup['payments']
	busy: boolean
	/** True while the provider’s page is open in another tab. */
	isElsewhere: boolean
	onTest: (provider: Provider) => void
	onReport: () => void
	onDrop: () => void
}

/** Pays one rupee and gets it back, and says when that last worked. */
export const TestPayment = (props: TestProps) => {
	const { payments, busy, isElsewhere, onTest, onReport, onDrop } = props
	return (
		<div className={part}>
			<p>{modes[payments.mode]()}</p>
			{isElsewhere ? (
				<>
					<p role="status">{m.desk_setup_elsewhere()}</p>
					<div className={row3}>
						<Button onClick={onReport}>{m.desk_setup_paid()}</Button>
						<Button tone="outline" onClick={onDrop}>
							{m.desk_cancel()}
						</Button>
					</div>
				</>
			) : (
				<>
					<div className={row3}>
						{payments.providers.map((provider) => (
							<Button key={provider} tone="outline" busy={busy} onClick={() => onTest(provider)}>
								{m.desk_setup_pay({ provider: providerNames[provider] })}
							</Button>
						))}
					</div>
					<p role="status">
						{payments.tested_at &&
							m.desk_setup_payment_tested({ time: dateAndTime(payments.tested_at) })}
					</p>
				</>
			)}
		</div>
	)
}
