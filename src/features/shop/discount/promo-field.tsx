import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PromoCheckRef } from './use-promo-check.ts'

const row = css({
	display: 'flex',
	gap: '2',
	alignItems: 'start',
	'& > :first-child': { flexGrow: '1' },
})
const aside = css({ mt: '6' })

/**
 * The promo code with its verdict: `Checking...`, Valid, Invalid, the server's words or `Error`
 * (PRM-01).
 */
export const PromoField = ({ promo, busy }: { promo: PromoCheckRef; busy: boolean }) => {
	const code = useSelector(promo, ({ context }) => context.code)
	const detail = useSelector(promo, ({ context }) => context.detail)
	const state = useSelector(promo, ({ value }) => value)
	const hints: Record<string, string> = {
		waiting: m.promo_checking(),
		checking: m.promo_checking(),
		valid: m.promo_valid(),
	}
	const errors: Record<string, string> = {
		invalid: m.promo_invalid(),
		refused: detail ?? m.promo_invalid(),
		failed: m.promo_error(),
	}
	return (
		<div className={row}>
			<TextField
				label={m.promo_label()}
				hint={<span aria-live="polite">{hints[state]}</span>}
				error={errors[state]}
				name="promo_code"
				value={code}
				readOnly={busy}
				maxLength={40}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				onChange={(event) => promo.send({ type: 'promo.changed', code: event.target.value })}
			/>
			{state === 'failed' && (
				<span className={aside}>
					<Button tone="quiet" onClick={() => promo.send({ type: 'check.retried' })}>
						{m.app_retry()}
					</Button>
				</span>
			)}
		</div>
	)
}
