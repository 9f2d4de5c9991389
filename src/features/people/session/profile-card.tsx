import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx, sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Avatar } from '#ui/display/avatar.tsx'

const look = sva({
	slots: ['head', 'name', 'list', 'label', 'number'],
	base: {
		head: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', pb: '6' },
		name: { textStyle: 'page' },
		list: { display: 'grid', gap: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } },
		label: { textStyle: 'small', color: 'ink.muted' },
		number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
	},
})()
const coins = css({ display: 'inline-block', minW: '6' })

/**
 * The account's name, address, points and coins; missing figures show as 0 (PRF-04, SES-04).
 * `picture` is the control that changes it.
 */
export const ProfileCard = ({ picture }: { picture?: ReactNode }) => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const facts = [
		{ label: m.session_email_label(), value: account.email },
		{ label: m.session_phone(), value: account.phone ?? m.session_no_phone() },
		{ label: m.session_points(), value: wholeNumber(account.points ?? 0) },
	]
	return (
		<div className={panel({ pad: true })}>
			<div className={look.head}>
				<Avatar size="lg" name={account.displayName} src={account.avatarUrl} />
				<h1 className={look.name}>{account.displayName}</h1>
				{picture}
			</div>
			<dl className={look.list}>
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className={look.label}>{label}</dt>
						<dd className={look.number}>{value}</dd>
					</div>
				))}
				<div>
					<dt className={look.label}>{m.wallet_coins()}</dt>
					<dd className={look.number}>
						<Link className={cx(link(), coins)} to="/profile/vidya-coins">
							{wholeNumber(account.coins ?? 0)}
						</Link>
					</dd>
				</div>
			</dl>
		</div>
	)
}
